import { type Fen, fen, wholeYuan } from '#contracts/money/money.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { reviewApplication } from '../rules/bonus/activity.ts'
import { transfer } from '../rules/orders/transfer.ts'
import type { StoredCard } from '../state/submissions.ts'
import type { Member } from '../state/types.ts'
import {
  advance,
  application,
  type BuildContext,
  boundCard,
  claim,
  deposit,
  intoVenue,
  orThrow,
  settledBet,
  withdrawal,
} from './building/builders.ts'
import { advanceTo, lastTime, rewindClock } from './building/time.ts'
import { BANK_CARD, loggedIn } from './demo/people.ts'
import { promotedAt } from './levels.ts'
import { DEMO } from './personas.ts'
import { none, scenario } from './scenario.ts'

/** With three records of each kind a day, more than two pages of the mock backend. */
const DAYS = 8
const A_DAY = 3
const VENUE_CODES = ['yzdz', 'tyg', 'cpz']

type Player = { context: BuildContext; who: Member; to: StoredCard }

/** One record of each kind but rebates, red packets and applications. A withdrawal is four fifths of a deposit. */
function recordsOf({ context, who, to }: Player, amount: Fen, moved: Fen): void {
  const { world } = context
  deposit(context, who, amount)
  intoVenue(context, who, 'yzdz', moved)
  const back = fen(moved / 2)
  orThrow(transfer(world, who, { amount: back, source: 'yzdz', target: CENTRAL_WALLET }, context.now))
  withdrawal(context, who, to, fen((amount / 5) * 4), 'approved')
  advance(context, MINUTE_MS)
}

const apply = ({ context, who }: Player) => application(context, who, '3')

/**
 * Stakes in three venues, each of which gives a rebate at midnight, and claims red packets if yesterday's deposits give
 * any.
 */
function day(player: Player, n: number): void {
  const { context, who } = player
  advanceTo(context, startOfBeijingDay(context.now) + 10 * HOUR_MS)
  if (n > 0) for (let taken = 0; taken < A_DAY; taken++) claim(context, who)
  advanceTo(context, startOfBeijingDay(context.now) + 15 * HOUR_MS)
  for (let of = 0; of < A_DAY; of++) {
    recordsOf(player, wholeYuan(1000), wholeYuan(10))
    reviewApplication(context.world, apply(player).id, false, context.now)
  }
  for (const plat of VENUE_CODES) {
    intoVenue(context, who, plat, wholeYuan(1000))
    settledBet(context, who, plat, wholeYuan(1000), wholeYuan(1100))
  }
  advanceTo(context, startOfBeijingDay(context.now) + DAY_MS)
}

export const manyRecordsScenarios = {
  'many-records': scenario({
    title: '每种记录都超过一页',
    words: '翻页 分页 福利记录 更多 很多记录',
    isForTests: true,
    path: '/welfare',
    params: none,
    at: lastTime(11),
    must: `${loggedIn(DEMO)} and has, within the last 30 days, more than one of YOUR pages of each kind of record: credited deposits of 1000 元, paid withdrawals of 800 元, transfers of 10 元 into venue yzdz and of 5 元 back, rejected applications for promotion 3, settled bets, rebates (three of the last midnight; none is collected), and red packets: all of a day before today, between 15:00 and 15:10, but for rebates (midnight) and red packets. Of deposits, withdrawals, transfers and applications the newest alone is of today and another one: 2000 元, 1600 元, 20 元 in and 10 元 back, and an application that waits. Older ones may be of any other amount and time. It is 11:00 in Beijing.`,
    build: (context) => {
      const end = rewindClock(context, DAYS)
      const who = promotedAt(context, 2, startOfBeijingDay(context.now))
      deposit(context, who, wholeYuan(50_000))
      const player = { context, who, to: boundCard(context, who, BANK_CARD) }
      for (let n = 0; n < DAYS; n++) day(player, n)
      advanceTo(context, end - 2 * MINUTE_MS)
      apply(player)
      recordsOf(player, wholeYuan(2000), wholeYuan(20))
      advanceTo(context, end)
    },
  }),
} as const
