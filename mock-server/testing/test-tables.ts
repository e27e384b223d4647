import type { Fen } from '#contracts/money/money.ts'
import { SHOTS } from '../games/fishing.ts'
import type { GameKind } from '../games/kinds.ts'
import { eleven } from '../games/lottery/eleven.ts'
import type { VenueState } from '../games/wire.ts'
import { playBet } from '../rules/bets/bets.ts'
import { actOnBet } from '../rules/bets/bets-act.ts'
import { stateOf } from '../rules/bets/bets-table.ts'
import { openTicket } from '../rules/bets/bets-ticket.ts'
import { doDueWork } from '../rules/due-work.ts'
import { isRefusal } from '../rules/outcome.ts'
import { buildScenario } from '../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../scenarios/personas.ts'
import { tick } from '../state/due.ts'
import { memberNamed } from '../state/members.ts'
import type { Member, World } from '../state/types.ts'

/** A seat at a demo game of each kind, for tests of its bets. */

const NOON = Date.UTC(2026, 10, 20, 4)
/** A moment at which a lottery period begins. */
const PERIOD_START = Math.ceil(NOON / eleven.periodMs) * eleven.periodMs

/** A title of each kind. */
const TITLES = {
  slot: 'yzdz-001',
  lines: 'yzdz-006',
  ways: 'yzdz-003',
  fishing: 'yzby-001',
  draws: 'cpz-011',
  slip: 'tyg-001',
  dragon: 'zrt-008',
  baccarat: 'zrt-001',
  roulette: 'zrt-002',
  blackjack: 'zrt-013',
  bull: 'zrt-016',
  mahjong: 'qpg-001',
} as const satisfies Record<GameKind, string>
type Kind = keyof typeof TITLES
const platOf = (code: string): string => code.replace(/-.*/, '')

type Table = { world: World; member: Member; ticket: string; plat: string; code: string; now: number }

export function openTable(kind: Kind, { inVenue = '500', seed = 7, now = PERIOD_START } = {}): Table {
  const code = TITLES[kind]
  const plat = platOf(code)
  const world = buildScenario(
    'member-with-money',
    { venue: plat, inVenue },
    { seed, now, clock: { stopped: true } },
  )
  const member = memberNamed(world, DEMO.username)
  if (!member) throw new Error('no member')
  const { category = '' } = world.venues[plat] ?? {}
  const launch = {
    member,
    token: tokenOf(DEMO.username),
    plat,
    gameCode: code,
    gameName: '试玩',
    category,
  }
  return { world, member, ticket: openTicket(world, launch, now), plat, code, now }
}

let keys = 0
export const bet = (
  table: Table,
  stake: Fen,
  pick: unknown,
  key = `key-${String(++keys).padStart(6, '0')}`,
) => playBet(table.world, table.ticket, { key, stake, pick }, table.now)
/** Fires all bullets of an open round of fishing. Rounds of other games need nothing. */
export function shootAll(table: Table): void {
  const { world, ticket, now } = table
  for (const { id } of table.code.startsWith('yzby') ? stateAt(table).open : [])
    for (let shot = 0; shot < SHOTS; shot++)
      actOnBet(world, ticket, { key: `shot-${++keys}`, betId: id, action: { fish: 0 } }, now)
}
export const pass = (table: Table, ms: number) => {
  table.now += ms
  tick(table.world, table.now, doDueWork)
}
export const stateAt = (table: Table): VenueState => {
  const state = stateOf(table.world, table.ticket, table.now)
  if (isRefusal(state)) throw new Error(state.message)
  return state
}
export const resultOf = (result: ReturnType<typeof bet>) => (isRefusal(result) ? result.message : 'accepted')

export const NOTHING_TO_PICK: readonly Kind[] = [
  'slot',
  'lines',
  'ways',
  'fishing',
  'blackjack',
  'bull',
  'mahjong',
]

/** A pick that is good at the table now: at a slip the first outcome that is offered. */
export function pickAt(table: Table, stake: Fen): unknown {
  const { table: shown } = stateAt(table)
  if (shown.kind === 'draws') return { lines: [{ play: 'any2', chosen: [[0, 4]] }] }
  if (shown.kind === 'dragon') return { chips: [{ spot: 'tiger', stake }] }
  if (shown.kind === 'baccarat') return { chips: [{ spot: 'banker', stake }] }
  if (shown.kind === 'roulette') return { chips: [{ spot: 'red', stake }] }
  if (shown.kind !== 'slip') return {}
  const offered = shown.matches.flatMap(({ lane, number, markets }) =>
    markets.flatMap(({ id, line, outcomes }) =>
      outcomes.flatMap(({ odds }, outcome) =>
        odds > 0 ? [{ lane, number, market: id, line, outcome, odds }] : [],
      ),
    ),
  )
  return { legs: offered.slice(0, 1) }
}
export const KINDS = Object.keys(TITLES) as Kind[]
/** Longer than any bet takes to settle; a whole number of lottery periods. */
export const SETTLED_MS = 180_000
