import * as z from 'zod/mini'
import { VIP_MAINTENANCE_DAYS } from '#contracts/limits.ts'
import { type Fen, fen, min, subtract, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { addDays, HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { collectRebates } from '../rules/bonus/rebate.ts'
import { VIP_LEVELS } from '../rules/bonus/vip-levels.ts'
import type { Member } from '../state/types.ts'
import {
  advance,
  type BuildContext,
  deposit,
  intoVenue,
  member,
  recall,
  settledBet,
} from './building/builders.ts'
import { advanceTo, nextMidnight } from './building/time.ts'
import { loggedIn } from './demo/people.ts'
import { DEMO } from './personas.ts'
import { labelled, none, scenario } from './scenario.ts'

/** VIP levels and rebates, earned by days of deposits and bets. */

/** Deposits and bets what the member still lacks for a level. Every bet returns its stake; an hour passes. */
function reachLevel(context: BuildContext, who: Member, level: number): void {
  const target = VIP_LEVELS.find((seed) => seed.level === level)
  if (!target) return
  const missing = subtract(target.recharge, who.paysum)
  if (missing > 0) deposit(context, who, missing)
  const flow = subtract(target.flow, who.turnover)
  const budget = min(target.recharge, wholeYuan(1_000_000))
  if (flow > 0) {
    intoVenue(context, who, 'yzdz', budget)
    stakeAll(context, who, flow, budget)
    recall(context, who)
  }
  advance(context, HOUR_MS)
}

function stakeAll(context: BuildContext, who: Member, flow: Fen, most: Fen): void {
  for (let left = flow; left > 0; left = subtract(left, min(left, most))) {
    const stake = min(left, most)
    settledBet(context, who, 'yzdz', stake, stake)
  }
}

/** A member who reached `level` at the midnight `since`, and joined as many days earlier as that takes. */
export function promotedAt(context: BuildContext, level: number, since: number): Member {
  context.now = addDays(since, -level - 1) + 12 * HOUR_MS
  const who = member(context, DEMO)
  reachLevel(context, who, level)
  advanceTo(context, since)
  return who
}

const level = (low: number, high: number, fallback: number) =>
  labelled('VIP 等级', z._default(z.int().check(z.minimum(low), z.maximum(high)), fallback))

const DAY_OF_PLAY = wholeYuan(1000)

/** A VIP 2 who staked 1000 元 yesterday in yzdz and in zrt, and lost nothing: 4.50 + 3.50 元 at the last midnight. */
function withDayOfPlay(context: BuildContext): Member {
  const end = context.now
  const today = startOfBeijingDay(end)
  const who = promotedAt(context, 2, addDays(today, -1))
  advance(context, 12 * HOUR_MS)
  intoVenue(context, who, 'yzdz', DAY_OF_PLAY)
  settledBet(context, who, 'yzdz', DAY_OF_PLAY, DAY_OF_PLAY)
  intoVenue(context, who, 'zrt', DAY_OF_PLAY)
  const half = fen(DAY_OF_PLAY / 2)
  for (const payout of [DAY_OF_PLAY, ZERO]) settledBet(context, who, 'zrt', half, payout)
  recall(context, who)
  advanceTo(context, end)
  return who
}

export const levelScenarios = {
  'vip-level': scenario({
    title: '停在某个 VIP 等级的会员',
    words: '等级 会员等级 特权 升级 晋级 level',
    path: '/vip',
    picture: { level: 6 },
    params: z.object({ level: level(0, 10, 1) }),
    must: `${loggedIn(DEMO)} and is VIP \`level\` since yesterday's midnight at the latest, with exactly the deposits and the turnover that the level asks, all of the money in the central wallet and nothing owed in stakes: at level 1 paysum and central wallet are 500 元. At level 0 there is nothing.`,
    build: (context, { level: vip }) => {
      const end = context.now
      promotedAt(context, vip, startOfBeijingDay(end))
      advanceTo(context, end)
    },
  }),

  'vip-about-to-rise': scenario({
    title: '零点就要升一级的会员',
    words: '升级 VIP升级 晋级 晋升 涨级 即将升级 upgrade',
    path: '/vip',
    picture: { level: 2 },
    params: z.object({ level: level(0, 9, 0) }),
    must: `${loggedIn(DEMO)}, is VIP \`level\`, and had reached deposit and turnover of the next level by the last midnight: at the next midnight the level rises by one.`,
    build: (context, { level: vip }) => {
      const end = context.now
      const yesterday = addDays(startOfBeijingDay(end), -1)
      const who = promotedAt(context, vip, yesterday)
      advance(context, 12 * HOUR_MS)
      reachLevel(context, who, vip + 1)
      advanceTo(context, end)
    },
  }),

  'vip-about-to-fall': scenario({
    title: '零点就要降一级的会员',
    words: '即将降级 保级 快降级 将要掉级',
    path: '/vip',
    picture: { level: 3 },
    params: z.object({ level: level(1, 10, 2) }),
    must: `${loggedIn(DEMO)} and is VIP \`level\` for 90 days at the next midnight, without the turnover that keeps it: at the next midnight the level falls by one.`,
    build: (context, { level: vip }) => {
      const end = context.now
      promotedAt(context, vip, addDays(nextMidnight(end), -VIP_MAINTENANCE_DAYS))
      advanceTo(context, end)
    },
  }),

  'vip-fallen': scenario({
    title: '今日零点刚降了一级的会员，信箱里有通知',
    words: '降级 已降级 降级通知 掉级 保级失败 VIP降级 demotion',
    path: '/message?type=2',
    params: z.object({ level: level(0, 9, 1) }),
    must: `${loggedIn(DEMO)} and is VIP \`level\` since the last midnight, when the level fell by one for want of turnover in 90 days; the inbox says so.`,
    build: (context, { level: vip }) => {
      const end = context.now
      promotedAt(context, vip + 1, addDays(startOfBeijingDay(end), -VIP_MAINTENANCE_DAYS))
      advanceTo(context, end)
    },
  }),

  'rebate-pending': scenario({
    title: '有两笔返水等待领取',
    words: '待领取 未领取 可领返水 领返水',
    path: '/fanshui',
    params: none,
    must: `${loggedIn(DEMO)}, is VIP 2, and played yesterday in a slots and a live venue, each for 1000 元 of valid stake: two rebates, made at the last midnight, of 4.50 (electronic games, concise) and 3.50 元 (live, realbet) wait (nojisuan 8); none has been collected. The central wallet holds 3000 元, with which VIP 2 was reached. \`gamename\` is a name, not a code.`,
    build: (context) => {
      withDayOfPlay(context)
    },
  }),

  'rebate-collected': scenario({
    title: '返水已经领过',
    words: '返水已领 已领取 返水记录',
    path: '/fanshui',
    params: none,
    must: `As rebate-pending, but they have been collected: jisuan is 8, nojisuan 0, the central wallet holds 3008 元, and collecting is refused.`,
    build: (context) => {
      const who = withDayOfPlay(context)
      if (collectRebates(context.world, who, context.now) === ZERO)
        throw new RangeError('no rebate to collect')
    },
  }),
} as const
