import { DEPOSIT_CHANNELS } from '#contracts/money/deposit-channels.ts'
import { add, type Fen, fen, min, subtract, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { collectRebates } from '../../rules/bonus/rebate.ts'
import { quotaOf } from '../../rules/bonus/red-packet.ts'
import { paymentThrough } from '../../rules/orders/deposit-order.ts'
import type { StoredGame } from '../../state/catalogue.ts'
import { centralBalance, venueBalance } from '../../state/members.ts'
import type { Rng } from '../../state/random.ts'
import type { StoredCard } from '../../state/submissions.ts'
import type { Member, World } from '../../state/types.ts'
import {
  advance,
  type BuildContext,
  claim,
  deposit,
  intoVenue,
  recall,
  withdrawal,
} from '../building/builders.ts'
import { type Luck, mostStakeAt, playRound } from './demo-play.ts'

/** For how many days the member has played. */
export const HISTORY_DAYS = 90

/** The daily routine of the demo's member: deposits, play in a venue in the evening, and an occasional withdrawal. */
export type DemoMember = {
  context: BuildContext
  who: Member
  card: StoredCard
  rng: Rng
  /** What all bets so far have won or lost. */
  won: number
}

const HUNDRED = wholeYuan(100)
const CENTRAL_AT_START = fen(1_268_050)
const IN_VENUES: readonly (readonly [plat: string, amount: Fen])[] = [
  ['yzdz', fen(68_000)],
  ['tyg', fen(36_450)],
  ['cpz', fen(20_050)],
]

const PAYMENTS = DEPOSIT_CHANNELS.filter(({ catepay }) => catepay !== 'ERC20').map(paymentThrough)

const waitUntilHour = ({ context }: DemoMember, hour: number): void => {
  context.now = Math.max(context.now, startOfBeijingDay(context.now) + hour * HOUR_MS)
}

/** Nobody acts on the stroke of the hour: events come up to this much later, at another time each day. */
const LATE_S = 3_000

function waitUntilAfter(demo: DemoMember, hour: number): void {
  const day = Math.floor(demo.context.now / DAY_MS)
  waitUntilHour(demo, hour)
  advance(demo.context, ((day * 7_919 + hour * 6_229) % LATE_S) * SECOND_MS)
}

/** One ordinary day, `day` days before the demo begins. */
export function playOneDay(demo: DemoMember, day: number): void {
  const { context, who, rng } = demo
  const { world } = context
  claimPackets(demo)
  waitUntilAfter(demo, 13)
  if (day % 3 === 0) pay(demo, fen(rng.int(14, 22) * HUNDRED))
  else if (centralBalance(world, who.id) < wholeYuan(1500)) pay(demo, wholeYuan(1000))
  if (day % 7 === 4 && collectRebates(world, who, context.now) > 0) advance(context, MINUTE_MS)
  waitUntilAfter(demo, 19)
  if (!rng.chance(1, 5)) playEvening(demo, fen(rng.int(18, 26) * HUNDRED), luckOn(demo, day))
  waitUntilAfter(demo, 23)
  withdrawSome(demo)
}

/** In the end a member has lost a little, in a wave of good and bad evenings. */
const LOST_IN_ALL = wholeYuan(5_000)
const WAVE = wholeYuan(2_500)

/** The luck of an evening: by chance, unless the member is far from where the story goes. */
function luckOn({ won, rng }: DemoMember, day: number): Luck {
  const off = won + (LOST_IN_ALL * (HISTORY_DAYS - day)) / HISTORY_DAYS
  if (Math.abs(off) > WAVE) return off > 0 ? 'bad' : 'good'
  return rng.pick(['good', 'even', 'bad', 'bad'] as const)
}

/** Claims red packets, if yesterday's deposits give any. */
function claimPackets(demo: DemoMember): void {
  const { context, who, rng } = demo
  waitUntilHour(demo, 10)
  advance(context, rng.int(1, 90) * MINUTE_MS)
  if (rng.chance(1, 3)) return
  while (quotaOf(context.world, who.id, context.now).remaining > 0) {
    claim(context, who)
    advance(context, MINUTE_MS)
  }
}

function pay({ context, who, rng }: DemoMember, amount: Fen): void {
  const payment = rng.pick(PAYMENTS)
  // A deposit by QR code is credited within minutes. A bank transfer waits for a cashier.
  const [least, most] = payment.method === 'card' ? [180, 540] : [35, 150]
  deposit(context, who, amount, payment, rng.int(least, most) * SECOND_MS)
  advance(context, rng.int(5, 40) * MINUTE_MS)
}

/** How long a cashier takes over a withdrawal. */
const REVIEW_S = [200, 500] as const

/** Withdraws from a large balance once the wagering requirement is met; one withdrawal in eight is rejected. */
function withdrawSome({ context, who, card, rng }: DemoMember): void {
  const central = centralBalance(context.world, who.id)
  if (who.wageringLeft > 0 || central < wholeYuan(12_000)) return
  const amount = fen(rng.int(20, 50) * HUNDRED)
  const decision = rng.chance(1, 8) ? 'rejected' : 'approved'
  withdrawal(context, who, card, amount, decision, rng.int(...REVIEW_S) * SECOND_MS)
}

/** A venue's listed games, in display order. */
function gamesOf(world: World, plat: string): StoredGame[] {
  return Object.values(world.games)
    .filter((game) => game.plat === plat && game.listed)
    .sort((a, b) => a.order - b.order)
}

const FAVOURITE_VENUES = [
  'yzdz',
  'yzdz',
  'zrt',
  'zrt',
  'tyg',
  'cpz',
  'qpg',
  'yzby',
  'djg',
  'obgdy',
  'pp',
] as const

/** Transfers money into a venue, stakes about `turnover` there on two games, and recalls what is left. */
function playEvening(demo: DemoMember, turnover: Fen, luck: Luck): void {
  const { context, who, rng } = demo
  const plat = rng.pick(FAVOURITE_VENUES)
  intoVenue(context, who, plat, min(wholeYuan(2500), centralBalance(context.world, who.id)))
  placeBets(demo, plat, turnover, luck)
  advance(context, MINUTE_MS)
  recall(context, who)
}

function placeBets(demo: DemoMember, plat: string, turnover: Fen, luck: Luck): void {
  const { context, who, rng } = demo
  const games = gamesOf(context.world, plat)
  const favourites = [rng.pick(games), rng.pick(games)]
  let staked = ZERO
  while (staked < turnover) {
    const wanted = wholeYuan(rng.pick(STAKES))
    const left = venueBalance(context.world, who.id, plat)
    if (left < LEAST_STAKE) return
    const game = rng.pick(favourites)
    const stake = min(wanted, min(left, mostStakeAt(game.code)))
    demo.won += playRound(context, who, game, stake, { rng, luck }) - stake
    staked = add(staked, stake)
    advance(context, rng.int(20, 400) * 500)
  }
}
const STAKES = [100, 100, 200, 200, 300] as const
/** No game takes less, so a smaller rest of a wallet is not staked. */
const LEAST_STAKE = wholeYuan(1)

/**
 * The last day before the demo begins: a deposit that gives red packets today, bets until the wagering requirement is
 * met, a withdrawal down to the fixed start balances, and transfers into three venues.
 */
export function withdrawRest(demo: DemoMember): void {
  const { context, who, card } = demo
  const target = add(CENTRAL_AT_START, ...IN_VENUES.map(([, amount]) => amount))
  waitUntilAfter(demo, 13)
  pay(demo, wholeYuan(2000))
  for (;;) {
    const central = centralBalance(context.world, who.id)
    if (who.wageringLeft > 0 && central > 0)
      playEvening(demo, who.wageringLeft, demo.won > -LOST_IN_ALL / 2 ? 'bad' : luckOn(demo, 0))
    else if (central < add(target, wholeYuan(100)))
      pay(demo, roundUp(subtract(add(target, wholeYuan(600)), central)))
    else break
  }
  const rest = subtract(centralBalance(context.world, who.id), target)
  withdrawal(context, who, card, rest, 'approved', demo.rng.int(...REVIEW_S) * SECOND_MS)
  for (const [plat, amount] of IN_VENUES) {
    advance(context, MINUTE_MS)
    intoVenue(context, who, plat, amount)
  }
}

/** Rounds up to the next 100 元. */
const roundUp = (amount: Fen): Fen => fen(Math.ceil(amount / HUNDRED) * HUNDRED)
