import { wholeYuan, ZERO } from '#contracts/money/money.ts'
import { addDays, HOUR_MS, MINUTE_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { transfer } from '../rules/orders/transfer.ts'
import {
  boundCard,
  deposit,
  intoVenue,
  member,
  orThrow,
  settledBet,
  withdrawal,
} from './building/builders.ts'
import { advanceTo, lastTime, rewindClock } from './building/time.ts'
import { BANK_CARD, loggedIn } from './demo/people.ts'
import { promotedAt } from './levels.ts'
import { DEMO } from './personas.ts'
import { none, scenario } from './scenario.ts'

/** Records on the first day of each date filter and on the last day before it, so that both ends are seen. */

/** Days before today, by turns the first of a span and the last before it. */
const DAYS_AGO = [0, 1, 6, 7, 14, 15, 29, 30] as const
/** The n-th record, its day and its moment, the oldest first. */
const recordsBy = (today: number) =>
  DAYS_AGO.map((days, at) => ({
    n: at + 1,
    midnight: addDays(today, -days),
    atMs: at % 2 === 0 ? addDays(today, -days) + 5 * MINUTE_MS : addDays(today, 1 - days) - 5 * MINUTE_MS,
  })).reverse()
const BEFORE_ALL = 40
const STAKE = wholeYuan(1000)

const at = lastTime(11)
const spans = 'So `date` 1 lists the first of them, 2 the first three, 3 five and 4 seven, on one page'

export const byDayScenarios = {
  'records-by-day': scenario({
    title: '每个日期筛选两端各有一笔记录',
    words: '日期筛选 近7日 近15日 近30日 边界',
    isForTests: true,
    path: '/transRecord',
    params: none,
    at,
    must: `${loggedIn(DEMO)}, VIP 0, and has of each kind of record one at each of these eight moments of Beijing, and no other in the last 31 days: today at 00:05, yesterday at 23:55, 6 days ago at 00:05, 7 days ago at 23:55, 14 days ago at 00:05, 15 days ago at 23:55, 29 days ago at 00:05, 30 days ago at 23:55. The n-th of them, counted like this, is a credited deposit of 100 + n 元, a paid withdrawal of 200 + n, a transfer of 20 + n into venue yzdz and of 10 + n back, and a lost bet of 30 + n there. ${spans}. It is 11:00 in Beijing.`,
    build: (context) => {
      const end = rewindClock(context, BEFORE_ALL)
      const who = member(context, DEMO)
      const card = boundCard(context, who, BANK_CARD)
      deposit(context, who, wholeYuan(5000))
      intoVenue(context, who, 'yzdz', wholeYuan(1000))
      for (const { n, atMs } of recordsBy(startOfBeijingDay(end))) {
        advanceTo(context, atMs)
        deposit(context, who, wholeYuan(100 + n))
        withdrawal(context, who, card, wholeYuan(200 + n), 'approved')
        intoVenue(context, who, 'yzdz', wholeYuan(20 + n))
        const back = { amount: wholeYuan(10 + n), source: 'yzdz', target: CENTRAL_WALLET }
        orThrow(transfer(context.world, who, back, context.now))
        settledBet(context, who, 'yzdz', wholeYuan(30 + n), ZERO)
      }
      advanceTo(context, end)
    },
  }),

  'rebates-by-day': scenario({
    title: '每个日期筛选两端各有一笔返水',
    words: '返水日期 日期筛选 边界',
    isForTests: true,
    path: '/fanshui',
    params: none,
    at,
    must: `${loggedIn(DEMO)}, VIP 2, and has eight rebates that wait, of these midnights of Beijing: the last one, the one before, and those that began the days 6, 7, 14, 15, 29 and 30 days ago. The n-th of them, counted like this, is of n times 4.50 元 (electronic games, concise): together 162 元, which is nojisuan whatever \`date\` is; none has been collected. ${spans}. It is 11:00 in Beijing.`,
    build: (context) => {
      const end = rewindClock(context, BEFORE_ALL)
      const who = promotedAt(context, 2, startOfBeijingDay(context.now))
      intoVenue(context, who, 'yzdz', STAKE)
      for (const { n, midnight } of recordsBy(startOfBeijingDay(end))) {
        advanceTo(context, addDays(midnight, -1) + 12 * HOUR_MS)
        for (let bets = 0; bets < n; bets++) settledBet(context, who, 'yzdz', STAKE, STAKE)
      }
      advanceTo(context, end)
    },
  }),
} as const
