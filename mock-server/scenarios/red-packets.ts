import * as z from 'zod/mini'
import { type Fen, wholeYuan } from '#contracts/money/money.ts'
import { HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { quotaOf } from '../rules/bonus/red-packet.ts'
import type { Member } from '../state/types.ts'
import { type BuildContext, claim, deposit, member } from './building/builders.ts'
import { advanceTo, lastTime } from './building/time.ts'
import { loggedIn } from './demo/people.ts'
import { DEMO } from './personas.ts'
import { amount, scenario } from './scenario.ts'

/** Red packets before, during and after their hours, used up, and switched off. The world's clock is set to match. */

const recharge = amount('已充值金额', wholeYuan(2000))
const params = z.object({ recharge })
const deposited = '`recharge` 元 were deposited and credited at 15:00 the day before (2000 give 3 packets)'

/** A member who deposited at 15:00 yesterday; the build context's time ends where it was. */
function depositor(context: BuildContext, fen: Fen): Member {
  const end = context.now
  context.now = startOfBeijingDay(end) - 9 * HOUR_MS
  const who = member(context, DEMO)
  if (fen > 0) deposit(context, who, fen)
  advanceTo(context, end)
  return who
}

export const redPacketScenarios = {
  'red-packet-before': scenario({
    title: '红包尚未开抢',
    words: '红包倒计时 未开始 没开始 等红包',
    path: '/hongbao',
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 09:30 in Beijing: the packets are there, but cannot be taken yet.`,
    at: lastTime(9.5),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
    },
  }),

  'red-packet-open': scenario({
    title: '红包正在开抢，有可领的红包',
    words: '红包开抢 红包雨 开红包 抢红包 进行中 已开始 剩3个 剩余3个 还剩3个 剩下3个 三个红包 可抢 开启',
    path: '/hongbao',
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 10:30 in Beijing and none has been taken: each grab credits between 0.88 and 38.88 元.`,
    at: lastTime(10.5),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
    },
  }),

  'red-packet-not-met': scenario({
    title: '红包开抢中，但充值条件未满足',
    words: '红包条件 没资格 没有资格 充值不够 不能抢 红包被拒',
    path: '/hongbao',
    params: z.object({}),
    must: `${loggedIn(DEMO)} and has deposited nothing that counts. It is 10:30 in Beijing: sendnums is 0 and a grab is refused.`,
    at: lastTime(10.5),
    build: (context) => {
      depositor(context, wholeYuan(0))
    },
  }),

  'red-packet-used-up': scenario({
    title: '今日的红包已经领完',
    words: '抢完 抢光 领光 没有了 剩0个 红包记录',
    path: '/hongbao',
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 10:30 in Beijing and all of today's packets have been taken since 10:00: they are in the records (created_at, and usetime where there is one, after 10:00; 0.88 to 38.88 元 each), sendnums is 0 and a grab is refused.`,
    at: lastTime(10.5),
    build: (context, { recharge: fen }) => {
      const end = context.now
      const opens = startOfBeijingDay(end) + 10 * HOUR_MS
      context.now = opens
      const who = depositor(context, fen)
      while (quotaOf(context.world, who.id, context.now).remaining > 0) claim(context, who)
      advanceTo(context, end)
    },
  }),

  'red-packet-ended': scenario({
    title: '今日的红包时段已结束',
    words: '红包结束 已过期 过了时间',
    path: '/hongbao',
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 12:00:00 in Beijing: today's packets are over and a grab is refused.`,
    at: lastTime(12),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
    },
  }),

  'red-packet-off': scenario({
    title: '红包活动已关闭',
    words: '没有红包 红包关闭 未开放',
    path: '/',
    params,
    must: `${loggedIn(DEMO)}; ${deposited}. It is 10:30 in Beijing, but redpacket_switch is 0: sendnums is 0 and a grab is refused.`,
    at: lastTime(10.5),
    build: (context, { recharge: fen }) => {
      depositor(context, fen)
      context.world.site.settings.redPacketOn = false
    },
  }),
} as const
