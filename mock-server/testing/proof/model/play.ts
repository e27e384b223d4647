import { MAINTENANCE, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { BET_INVALID, BET_OPEN, BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { must, same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall, visitorCall } from './calls.ts'
import { settleBet, voidBet } from './settle.ts'
import { checkDragon, type OnCards, type SidesWire, sidesAtRisk } from './sides.ts'
import type { Call, Expected, Model, ModelBet, Person, Ticket } from './state.ts'
import { SECOND } from './time.ts'
import { moveMoney, PLATS, type Plat, recallFrom, venueMoney } from './wallet.ts'
import { type ChipsWire, checkSpin, coveredBy, type OnWheel } from './wheel.ts'

/** Launches and bets of the demo games (docs/rules.md#games). */

export type Table = 'slot' | 'fishing' | 'dragon' | 'slip' | 'draws' | 'blackjack' | 'roulette'
const TABLE: Record<Plat, Table> = {
  yzdz: 'slot',
  yzby: 'fishing',
  zrt: 'blackjack',
  qpg: 'dragon',
  cpz: 'draws',
  tyg: 'slip',
  djg: 'slip',
  obgdy: 'slot',
  fgdz: 'slot',
  pp: 'slot',
  ae: 'slot',
}
/** The title that is played at each venue. */
export const GAME_AT: Record<Plat, string> = {
  yzdz: 'yzdz-001',
  yzby: 'yzby-001',
  zrt: 'zrt-013',
  qpg: 'qpg-014',
  cpz: 'cpz-011',
  tyg: 'tyg-001',
  djg: 'djg-001',
  obgdy: 'obgdy-001',
  fgdz: 'fgdz-001',
  pp: 'pp-001',
  ae: 'ae-001',
}
/** A second title at one of the venues: chips on several spots. */
export const WHEEL = 'zrt-002'
export const tableOf = ({ plat, game }: { plat: string; game: string }): Table =>
  game === WHEEL ? 'roulette' : TABLE[plat as Plat]

export const MOST_STAKE: Record<Table, number> = {
  slot: 100_000,
  fishing: 100_000,
  dragon: 200_000,
  slip: 200_000,
  draws: 20_000,
  blackjack: 100_000,
  roulette: 50_000,
}
export const LEAST_STAKE = 100
/** A lottery settles with its draw, a slip when its matches decide it, twenty-one after its decisions. */
const SETTLES_MS: Record<Exclude<Table, 'draws' | 'slip' | 'blackjack'>, number> = {
  slot: 3 * SECOND,
  fishing: 30 * SECOND,
  dragon: 5 * SECOND,
  roulette: 6 * SECOND,
}
const PERIOD_MS = 30 * SECOND
const CLOSED_MS = 5 * SECOND
const MAX_OPEN: Partial<Record<Table, number>> = { draws: 20, slip: 10 }
/** The longest match, the time before it and its result. */
const LONGEST_SLIP_MS = 300 * SECOND
const MAX_TICKETS = 8

export const launch = (token: string, plat: Plat, game: string): Call =>
  memberCall(
    token,
    {
      path: '/api/getGameUrl',
      wire: { plat_name: plat, game_type: 0, game_code: game, is_mobile_url: 1 },
    },
    (m, p) => {
      if ((game !== GAME_AT[plat] && !(game === WHEEL && plat === 'zrt')) || m.closedVenues.has(plat))
        return expectedRefusal()
      if (p.auto) {
        recallFrom(
          m,
          p,
          PLATS.filter((other) => other !== plat),
        )
        if (p.central > 0) moveMoney(m, p, plat, p.central, false)
      }
      return expectedSuccess(({ data }) => {
        const name = String((data as { url: string }).url).split('?ticket=')[1] ?? ''
        must(name.length >= 16, `a ticket that can be guessed: ${name}`)
        m.mustBeNew(name)
        p.tickets.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
        p.tickets = [
          ...p.tickets.slice(Math.max(0, p.tickets.length - MAX_TICKETS + 1)),
          { name, token, plat, game, at: m.now },
        ]
      })
    },
  )

const holder = (m: Model, name: string): { p: Person; ticket: Ticket } | undefined => {
  const p = m.people.find(({ tickets }) => tickets.some((one) => one.name === name))
  const ticket = p?.tickets.find((one) => one.name === name)
  return p && ticket && p.tokens.includes(ticket.token) ? { p, ticket } : undefined
}

export type Stake = { ticket: string; key: string; stake: number; pick: unknown; goodPick: boolean }

export const bet = ({ ticket: name, key, stake, pick, goodPick }: Stake): Call =>
  visitorCall({ path: '/_game/bet', wire: { ticket: name, key, stake, pick } }, (m): Expected => {
    const seat = holder(m, name)
    if (!seat) return expectedRefusal(undefined, UNAUTHORISED)
    if (!m.site.open) return expectedRefusal(undefined, MAINTENANCE)
    const { p, ticket } = seat
    const plat = ticket.plat as Plat
    const table = tableOf(ticket)
    const tableBets = p.bets.filter(({ game }) => game === ticket.game)
    if (tableBets.some((one) => one.key === key)) return expectedRead()
    if (stake < LEAST_STAKE || stake > MOST_STAKE[table]) return expectedRefusal()
    const open = tableBets.filter(({ state }) => state === BET_OPEN).length
    const drawnAt = (Math.floor(m.now / PERIOD_MS) + 1) * PERIOD_MS
    if ((table === 'draws' && drawnAt - m.now <= CLOSED_MS) || open >= (MAX_OPEN[table] ?? 1))
      return expectedRefusal()
    if (!goodPick || m.closedVenues.has(plat) || stake > venueMoney(p, plat)) return expectedRefusal()
    const placed: ModelBet = {
      id: '',
      key,
      plat,
      game: ticket.game,
      stake,
      at: m.now,
      payout: 0,
      short: false,
      counted: 0,
      state: BET_OPEN,
      ...(table === 'roulette' ? { atRisk: stake - Math.min(stake, coveredBy(pick as ChipsWire)) } : {}),
      ...(table === 'dragon' ? { atRisk: sidesAtRisk(pick as SidesWire) } : {}),
    }
    p.venues[plat] = venueMoney(p, plat) - stake
    m.outside.venueResults[plat] = (m.outside.venueResults[plat] ?? 0) + stake
    p.bets.push(placed)
    // Nobody fires a bullet here, so that a round of fishing comes back whole.
    const settles = (then: Model) => void (table === 'fishing' ? voidBet : settleBet)(then, p, placed)
    if (table === 'draws') m.schedule(drawnAt, settles)
    else if (table !== 'slip' && table !== 'blackjack') m.schedule(m.now + SETTLES_MS[table], settles)
    return expectedSuccess(async ({ data }, real) => {
      const { id, payout, dueMs } = await real.lastBetOf(p.id)
      m.mustBeNew(id)
      const pick = (data as TableWire).open.find((one) => one.id === id)?.pick
      Object.assign(placed, { id, payout, short: table === 'slip' && isShort(pick ?? {}) })
      if (table === 'blackjack') learnHand(m, p, placed, data as HandWire)
      if (table !== 'slip') return
      // Only the mock backend knows how its matches go.
      must(dueMs > m.now && dueMs <= m.now + LONGEST_SLIP_MS, `a slip that is decided at ${dueMs}`)
      m.schedule(dueMs, settles)
    })
  })

type HandWire = { open: { id: string; dueAt: number; pick: { choices: string[] } }[] }
const DECIDE_MS = 30 * SECOND
const DONE_MS = 3 * SECOND

/** The model learns from the cards which decisions are left. From that follows when the hand settles. */
function learnHand(m: Model, p: Person, placed: ModelBet, { open }: HandWire): void {
  const choices = open.find(({ id }) => id === placed.id)?.pick.choices ?? []
  const due = m.now + (choices.length > 0 ? DECIDE_MS : DONE_MS)
  same(open.find(({ id }) => id === placed.id)?.dueAt, due, 'when the hand settles')
  Object.assign(placed, { choices, due })
  m.schedule(due, (then) => {
    if (placed.due === due) settleBet(then, p, placed)
  })
}

export type Decision = { ticket: string; key: string; id: string; action: string }

/** A decision about an open hand. Two with the same key are one, and a double takes the stake once more. */
export const decide = ({ ticket: name, key, id, action }: Decision): Call =>
  visitorCall({ path: '/_game/act', wire: { ticket: name, key, bet: id, action } }, (m): Expected => {
    const seat = holder(m, name)
    if (!seat) return expectedRefusal(undefined, UNAUTHORISED)
    if (!m.site.open) return expectedRefusal(undefined, MAINTENANCE)
    const { p, ticket } = seat
    const placed = p.bets.find((one) => one.id === id && one.game === ticket.game)
    if (!placed) return expectedRefusal()
    if (placed.acts?.includes(key)) return expectedRead()
    if (placed.state !== BET_OPEN || !placed.choices?.includes(action)) return expectedRefusal()
    const raise = action === 'double' ? placed.stake : 0
    const plat = ticket.plat as Plat
    if (raise > 0 && (m.closedVenues.has(plat) || raise > venueMoney(p, plat))) return expectedRefusal()
    p.venues[plat] = venueMoney(p, plat) - raise
    m.outside.venueResults[plat] = (m.outside.venueResults[plat] ?? 0) + raise
    placed.stake += raise
    placed.acts = [...(placed.acts ?? []), key]
    return expectedSuccess(async ({ data }, real) => {
      placed.payout = await real.payoutOf(p.id, placed.id)
      learnHand(m, p, placed, data as HandWire)
    })
  })

/** Total odds of a single below 1.50; odds are hundredths. The model places no parlays. */
const isShort = ({ legs = [] }: PickWire): boolean => legs.some(({ odds }) => odds < 150)

type PickWire = { legs?: { odds: number }[] }
type Settled<P, R> = { id: string; stake: number; returned: number; pick: P; result: R }
type TableWire = {
  balance: number
  open: { id: string; stake: number; pick: PickWire }[]
  recent: Settled<unknown, unknown>[]
}

export const readTable = (name: string): Call =>
  visitorCall({ path: '/_game/state', wire: { ticket: name } }, (m) => {
    const seat = holder(m, name)
    if (!seat) return expectedRefusal(undefined, UNAUTHORISED)
    if (!m.site.open) return expectedRefusal(undefined, MAINTENANCE)
    const { p, ticket } = seat
    return expectedRead(({ data }) => {
      const { balance, open, recent } = data as TableWire
      const tableBets = p.bets.filter(({ game }) => game === ticket.game)
      same(balance, venueMoney(p, ticket.plat), 'the wallet at the table')
      same(
        open.map(({ id, stake }) => [id, stake]),
        tableBets.filter(({ state }) => state === BET_OPEN).map(({ id, stake }) => [id, stake]),
        'open bets',
      )
      for (const one of recent) {
        const known = tableBets.find(({ id }) => id === one.id)
        const returned = known?.state === BET_INVALID ? known.stake : known?.payout
        same([one.stake, one.returned], [known?.stake, returned], `the bet ${one.id}`)
        if (known?.state !== BET_SETTLED) continue
        if (tableOf(ticket) === 'dragon') checkDragon(one as OnCards)
        if (tableOf(ticket) === 'roulette') checkSpin(one as OnWheel)
      }
    })
  })
