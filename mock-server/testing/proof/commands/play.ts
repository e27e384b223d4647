import fc from 'fast-check'
import { BET_OPEN } from '#contracts/wire/record-codes.ts'
import { offersAt } from '../../../games/sports/slip.ts'
import { voidBet as voidInMock } from '../../../rules/bets/bet.ts'
import { lengthOf, rowAt } from '../../../state/store/log.ts'
import {
  bet,
  decide,
  GAME_AT,
  LEAST_STAKE,
  launch,
  MOST_STAKE,
  readTable,
  type Stake,
  type Table,
  tableOf,
  WHEEL,
} from '../model/play.ts'
import { platAt } from '../model/records.ts'
import { invalidBody } from '../model/session.ts'
import { voidBet } from '../model/settle.ts'
import type { Model, Ticket } from '../model/state.ts'
import { SECOND } from '../model/time.ts'
import { CENTRAL, PLATS, type Plat, transfer, venueMoney } from '../model/wallet.ts'
import { same } from '../same.ts'
import { SEED } from '../start-worlds.ts'
import { caller, make } from '../step.ts'
import { chipsOf, sidesOf } from './chips.ts'
import { turn } from './clock.ts'
import {
  anyIndex,
  asWire,
  atIndex,
  command,
  type Drawn,
  memberCommand,
  often,
  partOf,
  share,
  venueIndex,
  who,
} from './draw.ts'

const ticketsOf = (m: Model): { p: Model['people'][number]; ticket: Ticket }[] =>
  m.people.flatMap((p) =>
    p.tickets.filter(({ token }) => p.tokens.includes(token)).map((ticket) => ({ p, ticket })),
  )

/** A single on the likeliest outcome that is offered, whose odds are now and then too short to count. */
function slipPick(m: Model, plat: Plat): { legs: object[] } {
  const from = { sport: plat === 'tyg' ? 'football' : 'esports', seed: `${SEED}:${GAME_AT[plat]}` } as const
  const offered = offersAt(from, m.now).flatMap(({ fixture: { lane, number }, odds }) =>
    odds.result.flatMap((at, outcome) => (at ? [{ lane, number, market: 'result', outcome, odds: at }] : [])),
  )
  const [leg] = offered.sort((a, b) => a.odds - b.odds)
  return { legs: leg ? [leg] : [] }
}

const pickAt = (m: Model, ticket: Ticket, stake: number, n: number): object => {
  const table = tableOf(ticket)
  if (table === 'roulette') return chipsOf(stake, n)
  if (table === 'dragon') return sidesOf(stake, n)
  // Every third stake, or so, is shared by the three selections that three numbers make.
  if (table === 'draws' && stake % 3 === 0 && stake >= 3 * LEAST_STAKE && stake <= MOST_STAKE.draws)
    return { lines: [{ play: 'any2', chosen: [[0, 4, 7]] }] }
  return table === 'slip' ? slipPick(m, ticket.plat as Plat) : PICKS[table]
}
/** The title to play: at one venue one of two. */
const gameAt = (plat: Plat, n: number): string => (plat === 'zrt' && n % 2 === 1 ? WHEEL : GAME_AT[plat])

const PICKS = {
  slot: {},
  fishing: {},
  draws: { lines: [{ play: 'any2', chosen: [[0, 4]] }] },
  blackjack: {},
} as const
const BAD_PICKS = {
  slot: {},
  fishing: {},
  dragon: { chips: [{ spot: 'both', stake: LEAST_STAKE }] },
  roulette: {
    chips: [
      { spot: 'red', stake: LEAST_STAKE },
      { spot: 'black', stake: LEAST_STAKE },
    ],
  },
  slip: { legs: [] },
  draws: { lines: [{ play: 'any2', chosen: [[0]] }] },
  blackjack: {},
} as const

const NOTHING_TO_PICK: readonly Table[] = ['slot', 'fishing', 'blackjack']

/** A unique key for each tap. */
const newKey = (m: Model): string =>
  `key-${String(m.people.reduce((sum, { bets }) => sum + bets.length, 0)).padStart(8, '0')}`
const placed = (m: Model, stake: Omit<Stake, 'key'>) => bet({ ...stake, key: newKey(m) })

export const playCommands: Drawn[] = [
  ...often(
    3,
    memberCommand(
      'launch a game',
      fc.record({ who, plat: venueIndex, held: fc.boolean() }),
      ({ p, token }, { plat, held }) => {
        const holding = PLATS.filter((one) => venueMoney(p, one) > 0)
        const to = held ? (atIndex(holding, plat) ?? platAt(plat)) : platAt(plat)
        return launch(token, to, gameAt(to, plat))
      },
    ),
  ),
  memberCommand(
    'launch a game that is not there',
    fc.record({ who, plat: venueIndex }),
    ({ token }, { plat }) => launch(token, platAt(plat), GAME_AT[platAt(plat + 1)]),
  ),
  ...often(
    8,
    command('bet', fc.record({ ticket: anyIndex, share, n: fc.nat() }), (m, drawn) => {
      const funded = ticketsOf(m).filter(({ p, ticket }) => venueMoney(p, ticket.plat) >= LEAST_STAKE)
      const found = atIndex(funded, drawn.ticket)
      if (!found) return undefined
      const { p, ticket } = found
      const table = tableOf(ticket)
      const part = partOf(venueMoney(p, ticket.plat), drawn.share)
      const stake = Math.max(LEAST_STAKE, Math.min(part, MOST_STAKE[table]))
      const pick = pickAt(m, ticket, stake, drawn.n)
      return placed(m, { ticket: ticket.name, stake, pick, goodPick: true })
    }),
  ),
  ...often(
    6,
    command('sit down and play', fc.record({ who, plat: venueIndex, share, n: anyIndex }), (m, drawn) => {
      const by = caller(m, drawn.who)
      if (!by) return undefined
      const plat =
        atIndex(
          PLATS.filter((one) => venueMoney(by.p, one) >= LEAST_STAKE),
          drawn.n,
        ) ?? platAt(drawn.plat)
      return async (_, run) => {
        if (venueMoney(by.p, plat) < LEAST_STAKE && by.p.central >= LEAST_STAKE) {
          const amount = Math.max(LEAST_STAKE, partOf(by.p.central, drawn.share))
          await make(
            m,
            run,
            transfer(by.token, { amount, wire: asWire(amount, 'text'), from: CENTRAL, to: plat }),
          )
        }
        await make(m, run, launch(by.token, plat, gameAt(plat, drawn.n)))
        const ticket = by.p.tickets.at(-1)
        const part = partOf(venueMoney(by.p, plat), drawn.share)
        if (!ticket || ticket.plat !== plat) return
        const stake = Math.max(LEAST_STAKE, Math.min(part, MOST_STAKE[tableOf(ticket)]))
        const pick = pickAt(m, ticket, stake, drawn.n)
        await make(m, run, placed(m, { ticket: ticket.name, stake, pick, goodPick: true }))
        await turn(drawn.n % 4 === 0 ? SECOND : 16 * SECOND)(m, run)
      }
    }),
  ),
  command('bet badly', fc.record({ ticket: anyIndex, bad: fc.nat(3) }), (m, { ticket: index, bad }) => {
    const found = atIndex(ticketsOf(m), index)
    if (!found) return undefined
    const { ticket, p } = found
    const table = tableOf(ticket)
    const stake =
      [LEAST_STAKE - 1, MOST_STAKE[table] + 1, venueMoney(p, ticket.plat) + 1, LEAST_STAKE][bad] ?? 0
    const wrongPick = bad === 3 && !NOTHING_TO_PICK.includes(table)
    return placed(m, {
      ...{ ticket: ticket.name, stake, goodPick: !wrongPick },
      pick: wrongPick ? BAD_PICKS[table] : pickAt(m, ticket, stake, bad),
    })
  }),
  command('bet with another’s ticket, or none', fc.record({ n: anyIndex }), (m, { n }) => {
    const old = m.people.flatMap((p) => p.tickets.filter(({ token }) => !p.tokens.includes(token)))
    return placed(m, {
      ticket: atIndex(old, n)?.name ?? 'no-such-ticket',
      stake: 100,
      pick: {},
      goodPick: true,
    })
  }),
  command('tap a bet again', fc.record({ n: anyIndex }), (m, { n }) => {
    const found = atIndex(ticketsOf(m), n)
    const mine =
      found?.p.bets.filter(({ game, key }) => game === found.ticket.game && key !== '').slice(-5) ?? []
    const again = atIndex(mine, n)
    return (
      found &&
      again &&
      bet({ ticket: found.ticket.name, key: again.key, stake: again.stake, pick: {}, goodPick: true })
    )
  }),
  ...often(
    3,
    command(
      'decide about a hand',
      fc.record({
        n: anyIndex,
        action: fc.constantFrom('hit', 'stand', 'double', 'split'),
        again: fc.boolean(),
      }),
      (m, { n, action, again }) => {
        const hands = ticketsOf(m).flatMap(({ p, ticket }) =>
          p.bets
            .filter(({ game, choices }) => game === ticket.game && choices !== undefined)
            .slice(-3)
            .map((one) => ({ ticket, one })),
        )
        const found = atIndex(hands, n)
        if (!found) return undefined
        const { ticket, one } = found
        const old = again ? one.acts?.at(-1) : undefined
        const key = old ?? `act-${one.id}-${one.acts?.length ?? 0}`
        return decide({ ticket: ticket.name, key, id: one.id, action })
      },
    ),
  ),
  command('look at a table', fc.record({ n: anyIndex }), (m, { n }) => {
    const found = atIndex(ticketsOf(m), n)
    return found && readTable(found.ticket.name)
  }),
  command('declare a bet invalid', fc.record({ n: anyIndex }), (m, { n }) => {
    const open = m.people.flatMap((p) =>
      p.bets.filter(({ state }) => state === BET_OPEN).map((one) => ({ p, one })),
    )
    const found = atIndex(open, n)
    if (!found) return undefined
    return async (_, { real }) => {
      const { p, one } = found
      const undone = await real.change((world, now) => {
        const length = lengthOf(world, 'bets', p.id)
        const position = Array.from({ length }, (__, i) => i).find(
          (i) => rowAt(world, 'bets', p.id, i).id === one.id,
        )
        return position !== undefined && voidInMock(world, p.id, position, now)
      })
      same(undone, voidBet(m, p, one), `whether bet ${one.id} was declared invalid`)
    }
  }),
  memberCommand('launch with a broken body', fc.record({ who }), ({ token }) =>
    invalidBody(token, '/api/getGameUrl', '{"plat_name":'),
  ),
]
