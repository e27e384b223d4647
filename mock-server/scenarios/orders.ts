import * as z from 'zod/mini'
import { SECOND_MS } from '#contracts/beijing-time.ts'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { wholeYuan } from '#contracts/money.ts'
import { applyFor, reviewApplication } from '../rules/activity.ts'
import { applyAsAgent, reviewAgent } from '../rules/agent.ts'
import { reviewDeposit } from '../rules/deposit.ts'
import { isRefusal } from '../server/outcome.ts'
import { type BuildContext, later, pendingDeposit, ScenarioRefused, withdrawal } from './builders.ts'
import { loggedIn, readyToWithdraw, withMoney } from './people.ts'
import { DEMO } from './personas.ts'
import { amount, decision, scenario } from './scenario.ts'

/** Deposits, withdrawals and applications in each of their states. */

const WAYS = {
  'usdt-trc20': { method: 'usdt', payWay: 'USDT-TRC20', protocol: 'TRC20' },
  'usdt-erc20': { method: 'usdt', payWay: 'USDT-ERC20', protocol: 'ERC20' },
  wechat: { method: 'wechat', payWay: '微信支付' },
  alipay: { method: 'alipay', payWay: '支付宝' },
  bank: { method: 'card', payWay: '银行卡转账', note: '林云舟 云川银行' },
  online: { method: 'pipay', payWay: '微信好友', note: 'wxfriend' },
} as const
const WAY_NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[]

const ORDER_NO = 'D20260501120000000100001'
const order = {
  no: z._default(z.string(), ORDER_NO),
  way: z._default(z.enum(WAY_NAMES), 'usdt-trc20'),
  amount: amount(wholeYuan(500)),
}
const byMethod =
  '`way` is how it is paid: usdt-… to an address, wechat and alipay by a picture to scan, bank to an account, online by /pay/api'

function openOrder(
  stage: BuildContext,
  no: string,
  way: keyof typeof WAYS,
  fen: ReturnType<typeof wholeYuan>,
) {
  return pendingDeposit(stage, withMoney(stage, wholeYuan(0)), fen, { protocol: '', ...WAYS[way], no })
}

const filed = <T>(result: T): T => {
  if (isRefusal(result)) throw new ScenarioRefused(result.message)
  return result
}

export const orderScenarios = {
  'deposit-order': scenario({
    params: z.object({ ...order, decision }),
    must: `${loggedIn(DEMO)} and has opened one deposit order just now: number \`no\`, \`amount\` 元, ${byMethod}. pending: it waits and nothing is credited. approved: it is paid and credited, once. rejected: it has failed and nothing is credited. There is no other money.`,
    build: (stage, { no, way, amount: fen, decision: said }) => {
      openOrder(stage, no, way, fen)
      if (said !== 'pending') reviewDeposit(stage.world, no, said === 'approved', stage.now)
    },
  }),

  'deposit-about-to-expire': scenario({
    params: z.object({ ...order, seconds: z._default(z.int().check(z.minimum(1), z.maximum(3600)), 60) }),
    must: `${loggedIn(DEMO)} and has a deposit order \`no\` of \`amount\` 元 that waits for payment (${byMethod}) and was opened so long ago that \`seconds\` seconds of its hour are left. When they are over it can no longer be paid.`,
    build: (stage, { no, way, amount: fen, seconds }) => {
      const end = stage.now
      stage.now = end - DEPOSIT_WINDOW_MS + seconds * SECOND_MS
      openOrder(stage, no, way, fen)
      later(stage, end - stage.now)
    },
  }),

  'deposit-expired': scenario({
    params: z.object(order),
    must: `${loggedIn(DEMO)} and has a deposit order \`no\` of \`amount\` 元 (${byMethod}) that was opened an hour ago and never paid: it has failed (state 3), or, for a bank transfer, still waits.`,
    build: (stage, { no, way, amount: fen }) => {
      const end = stage.now
      stage.now = end - DEPOSIT_WINDOW_MS
      openOrder(stage, no, way, fen)
      later(stage, end - stage.now)
    },
  }),

  'withdrawal-order': scenario({
    params: z.object({
      to: z._default(z.enum(['bank', 'usdt']), 'bank'),
      central: amount(wholeYuan(1000)),
      amount: amount(wholeYuan(300)),
      decision,
    }),
    must: `${loggedIn(DEMO)}, owes no stakes, had \`central\` 元 and has asked for one withdrawal of \`amount\` 元 to a card of the kind \`to\`. pending: it waits, the amount is taken and held. approved: it is paid. rejected: the amount is back in the central wallet, and the inbox says so.`,
    build: (stage, { to, central, amount: fen, decision: said }) => {
      const able = readyToWithdraw(stage, central)
      withdrawal(stage, able.who, able[to], fen, said === 'pending' ? undefined : said)
    },
  }),

  'activity-application': scenario({
    params: z.object({ activity: z._default(z.string(), '3'), decision }),
    must: `${loggedIn(DEMO)} and has applied once for promotion \`activity\`. pending: it waits, and the same promotion takes no second application. approved: it passed. rejected: it was rejected, and another may be filed.`,
    build: (stage, { activity, decision: said }) => {
      const { id } = filed(applyFor(stage.world, withMoney(stage, wholeYuan(1000)), activity, stage.now)) as {
        id: string
      }
      if (said !== 'pending') reviewApplication(stage.world, id, said === 'approved')
    },
  }),

  'agent-application': scenario({
    params: z.object({ decision }),
    must: `${loggedIn(DEMO)} and has applied to join the agent programme. pending: it waits, isagent is 0 and no second application is taken. approved: isagent is 1. rejected: isagent is 0, another may be filed.`,
    build: (stage, { decision: said }) => {
      const who = withMoney(stage, wholeYuan(1000))
      const form = { mobile: '13800138000', reason: '有自己的玩家社群' }
      filed(applyAsAgent(stage.world, who, form, stage.now))
      if (said !== 'pending') reviewAgent(stage.world, who.id, said === 'approved', stage.now)
    },
  }),
} as const
