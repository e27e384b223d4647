import * as z from 'zod/mini'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { DEPOSIT_CHANNELS } from '#contracts/money/deposit-channels.ts'
import { type Fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { SECOND_MS } from '#contracts/time/beijing-time.ts'
import { applyAsAgent } from '../rules/agent.ts'
import { paymentThrough } from '../rules/orders/deposit-order.ts'

import {
  advance,
  application,
  type BuildContext,
  decided,
  member,
  orThrow,
  pendingDeposit,
  withdrawal,
} from './building/builders.ts'
import { loggedIn, readyToWithdraw, withMoney } from './demo/people.ts'
import { DEMO, FRESH } from './personas.ts'
import { amount, decision, labelled, none, oneOf, scenario } from './scenario.ts'

/** Deposits, withdrawals and applications in each of their states. */

const [trc20, erc20, wechat, alipay, bank] = DEPOSIT_CHANNELS

/** The values of the param `way`, which the pacts name. */
const PAYMENTS = {
  'usdt-trc20': paymentThrough(trc20),
  'usdt-erc20': paymentThrough(erc20),
  wechat: paymentThrough(wechat),
  alipay: paymentThrough(alipay),
  bank: { ...paymentThrough(bank), note: '林子安 云川银行' },
  online: { method: 'pipay', payWay: '微信好友', note: 'wxfriend' },
} as const
type PaymentName = keyof typeof PAYMENTS

const ORDER_NO = 'D20260501120000000100001'
const order = {
  no: labelled('订单号', z._default(z.string(), ORDER_NO)),
  way: oneOf(
    '充值方式',
    {
      'usdt-trc20': 'USDT-TRC20',
      'usdt-erc20': 'USDT-ERC20',
      wechat: '微信支付 | 微信 扫码',
      alipay: '支付宝 | 扫码',
      bank: '银行卡转账 | 银行卡 汇款',
      online: '在线支付 | 在线',
    },
    'usdt-trc20',
  ),
  amount: amount('金额', wholeYuan(500)),
}
const byMethod =
  '`way` is how it is paid: usdt-… to an address, wechat and alipay by a picture to scan, bank to an account, online by /pay/api'

function openOrder(context: BuildContext, no: string, payment: PaymentName, fen: Fen) {
  return pendingDeposit(context, withMoney(context, ZERO), fen, { protocol: '', ...PAYMENTS[payment], no })
}

const PAID_ORDER = 'D20260501120000000100004'
/** Orders that differ in everything, so that an answer about another one is seen. */
const SEVERAL = [
  { no: ORDER_NO, yuan: 500, way: 'usdt-trc20', by: 'by USDT over TRC20' },
  { no: 'D20260501120000000100002', yuan: 700, way: 'wechat', by: 'by 微信' },
  { no: 'D20260501120000000100003', yuan: 300, way: 'online', by: 'online' },
  { no: PAID_ORDER, yuan: 400, way: 'online', by: 'online' },
] as const

export const orderScenarios = {
  'deposit-order': scenario({
    title: '一笔充值订单：待支付、已到账或未入账',
    words: '扫码 汇款 未付款 到账 成功 失败 pending deposit',
    path: '/transRecord',
    params: z.object({ ...order, decision }),
    must: `${loggedIn(DEMO)} and has opened one deposit order just now: number \`no\`, \`amount\` 元, ${byMethod}. pending: it waits and nothing is credited. approved: it is paid and credited, once. rejected: it has failed and nothing is credited. However often it is asked for within its hour, its payee stays the same, \`payimg\` (a picture or its address) to the letter: the app warns of a changed one. There is no other money.`,
    build: (context, { no, way: payment, amount: fen, decision: state }) => {
      openOrder(context, no, payment, fen)
      decided(context, 'deposit', no, state)
    },
  }),

  'several-deposit-orders': scenario({
    title: '四笔充值订单：三笔待支付，一笔已到账',
    words: '多笔订单 几笔充值 pending deposits',
    isForTests: true,
    path: '/transRecord',
    params: none,
    must: `Two members. ${loggedIn(DEMO)} and has just opened four deposit orders, in this order: ${SEVERAL.map(({ no, yuan, by }) => `${no} of ${yuan} 元 ${by}`).join(', ')}. The last one is paid and credited, once; the others wait. There is no other money. ${loggedIn(FRESH)}, has nothing, and none of these orders is hers.`,
    build: (context) => {
      const who = withMoney(context, ZERO)
      for (const { no, yuan, way } of SEVERAL)
        pendingDeposit(context, who, wholeYuan(yuan), { protocol: '', ...PAYMENTS[way], no })
      decided(context, 'deposit', PAID_ORDER, 'approved')
      member(context, FRESH)
    },
  }),

  'deposit-about-to-expire': scenario({
    title: '充值订单只剩几十秒就超时',
    words: '快过期 将过期 即将过期 倒计时',
    path: '/transRecord',
    params: z.object({
      ...order,
      seconds: labelled('还剩几秒', z._default(z.int().check(z.minimum(1), z.maximum(3600)), 60)),
    }),
    must: `${loggedIn(DEMO)} and has a deposit order \`no\` of \`amount\` 元 that waits for payment (${byMethod}) and was opened so long ago that \`seconds\` seconds of its hour are left. It waits (state 1) until they are over, and can no longer be paid from then on.`,
    build: (context, { no, way: payment, amount: fen, seconds }) => {
      const end = context.now
      context.now = end - DEPOSIT_WINDOW_MS + seconds * SECOND_MS
      openOrder(context, no, payment, fen)
      advance(context, end - context.now)
    },
  }),

  'deposit-expired': scenario({
    title: '充值订单已超过付款时限',
    words: '订单过期 过期 付款过期 失败 未付款 expired',
    path: '/transRecord',
    params: z.object(order),
    must: `${loggedIn(DEMO)} and has a deposit order \`no\` of \`amount\` 元 (${byMethod}) that was opened an hour ago and never paid: it has failed (state 3), or, for a bank transfer, still waits (1); payinfo shows it as before. There is no money.`,
    build: (context, { no, way: payment, amount: fen }) => {
      const end = context.now
      context.now = end - DEPOSIT_WINDOW_MS
      openOrder(context, no, payment, fen)
      advance(context, end - context.now)
    },
  }),

  'withdrawal-order': scenario({
    title: '一笔取款：待审核、审核通过或审核拒绝',
    words: '退款 退回余额 取款记录 取款成功 取款失败 取款审核 到账 失败 withdrawal',
    path: '/transRecord?type=2',
    params: z.object({
      to: oneOf('取款到', { bank: '银行卡', usdt: 'USDT 地址' }, 'bank'),
      central: amount('中心钱包余额', wholeYuan(1000)),
      amount: amount('金额', wholeYuan(300)),
      decision,
    }),
    must: `${loggedIn(DEMO)}, owes no stakes, had \`central\` 元 and has asked for one withdrawal of \`amount\` 元 to a card of the kind \`to\`. pending: it waits, the amount is taken and held. approved: it is paid. rejected: the amount is back in the central wallet, and the inbox says so. So the central wallet holds \`central\` less \`amount\`, and \`central\` again if it was rejected.`,
    build: (context, { to, central, amount: fen, decision: state }) => {
      const { who, ...cards } = readyToWithdraw(context, central)
      const { no } = withdrawal(context, who, cards[to], fen)
      decided(context, 'withdrawal', no, state)
    },
  }),

  'activity-application': scenario({
    title: '一份优惠申请：待审核、审核通过或审核拒绝',
    words: '优惠 活动 优惠活动 彩金 首存 首充 领取 被拒 promotion',
    path: '/activityRecord',
    params: z.object({ activity: labelled('活动编号', z._default(z.string(), '3')), decision }),
    must: `${loggedIn(DEMO)}, has 1000 元 and has applied once for promotion \`activity\`; promotion 3 pays a bonus of 38 元. pending: it waits, and the same promotion takes no second application. approved: it passed, and its bonus is in the central wallet. rejected: it was rejected, and another may be filed.`,
    build: (context, { activity, decision: state }) => {
      const who = withMoney(context, wholeYuan(1000))
      const { id } = application(context, who, activity)
      decided(context, 'application', id, state)
    },
  }),

  'agent-application': scenario({
    title: '一份代理申请：待审核、审核通过或审核拒绝',
    words: '代理 代理加盟 合营 推广',
    path: '/applyagent',
    params: z.object({ decision }),
    must: `${loggedIn(DEMO)} and has applied to join the agent programme. pending: it waits, isagent is 0 and no second application is taken. approved: isagent is 1. rejected: isagent is 0, another may be filed.`,
    build: (context, { decision: state }) => {
      const who = withMoney(context, wholeYuan(1000))
      const form = { mobile: '13800138000', reason: '有自己的玩家社群' }
      orThrow(applyAsAgent(context.world, who, form, context.now))
      decided(context, 'agent', who.id, state)
    },
  }),
} as const
