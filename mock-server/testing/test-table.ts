import { wholeYuan } from '#contracts/money/money.ts'
import type { GameKind } from '../games/kinds.ts'
import type { PlaysWire, VenueState } from '../games/wire.ts'
import { playBet } from '../rules/bets/bets.ts'
import { actOnBet } from '../rules/bets/bets-act.ts'
import { seatKey } from '../rules/bets/bets-seat.ts'
import { stateOf } from '../rules/bets/bets-table.ts'
import { openTicket } from '../rules/bets/bets-ticket.ts'
import { doDueWork } from '../rules/due-work.ts'
import { isRefusal } from '../rules/outcome.ts'
import { deposit, intoVenue, member } from '../scenarios/building/builders.ts'
import { openSite } from '../scenarios/demo/seed.ts'
import { DEMO, type Persona, tokenOf } from '../scenarios/personas.ts'
import { tick } from '../state/due.ts'
import type { World } from '../state/types.ts'

/** A moment at which a period of every lottery begins. */
export const TABLE_START = Math.ceil(Date.UTC(2026, 10, 20, 4) / 60_000) * 60_000

export const worldAt = (seed = 7): World => openSite({ seed, now: TABLE_START, clock: { stopped: true } })

/** A member with 10,000 元 at a title, seen as its page sees it. Refusals are returned as their text. */
export function sitDown<K extends GameKind>(
  gameCode: string,
  world: World = worldAt(),
  persona: Persona = DEMO,
) {
  const plat = gameCode.split('-')[0] ?? ''
  let now = TABLE_START
  const who = member({ world, now }, persona)
  deposit({ world, now }, who, wholeYuan(10_000))
  intoVenue({ world, now }, who, plat, wholeYuan(10_000))
  const { category = '' } = world.venues[plat] ?? {}
  const launch = { member: who, token: tokenOf(persona.username), plat, category, gameName: '试玩' }
  const ticket = openTicket(world, { ...launch, gameCode }, now)
  let taps = 0
  const state = (): VenueState<K> => {
    const seen = stateOf(world, ticket, now)
    if (isRefusal(seen)) throw new Error(seen.message)
    return seen as VenueState<K>
  }
  const key = () => `${gameCode}-${++taps}`
  return {
    world,
    who,
    state,
    now: () => now,
    table: () => state().table,
    /** Bets; the text of a refusal, or `accepted`. */
    bet: (pick: unknown, stake = wholeYuan(10)): string => {
      const outcome = playBet(world, ticket, { key: key(), stake, pick }, now)
      return isRefusal(outcome) ? outcome.message : 'accepted'
    },
    act: (betId: string, action: unknown): string => {
      const outcome = actOnBet(world, ticket, { key: key(), betId, action }, now)
      return isRefusal(outcome) ? outcome.message : 'accepted'
    },
    pass: (ms: number) => {
      now += ms
      tick(world, now, doDueWork)
    },
    /** The plays as they are stored, oldest first. */
    plays: () => world.seats[seatKey(who.id, gameCode)]?.plays ?? [],
    results: () => state().recent.map((bet) => bet.result) as PlaysWire[K]['result'][],
  }
}
