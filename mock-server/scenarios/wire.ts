import * as z from 'zod/mini'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { addDays, HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { sendInboxMessage } from '../rules/inbox.ts'
import { welcomeMessage } from '../rules/letters.ts'
import { transfer } from '../rules/orders/transfer.ts'
import { rngOf } from '../state/random.ts'
import { WIRE_FORMS, type WireForm } from '../state/wire-forms.ts'
import {
  advance,
  application,
  type BuildContext,
  boundCard,
  claim,
  deposit,
  intoVenue,
  member,
  orThrow,
  pendingDeposit,
  settledBet,
} from './building/builders.ts'
import { advanceTo, lastTime } from './building/time.ts'
import { playRound } from './demo/demo-play.ts'
import { BANK_CARD, loggedIn, USDT_ADDRESS } from './demo/people.ts'
import { promotedAt } from './levels.ts'
import { DEMO, FRESH } from './personas.ts'
import { labelled, none, oneOf, scenario } from './scenario.ts'

/** Worlds for tests of the wire format: a row in every list, in every form that known backends answer. */

export const HISTORY_ORDER = 'D20260501110000000100001'

/** The only bet of its category: in a list of that category every bet has texts. */
const FISHING = { plat: 'yzby', code: 'yzby-001', category: 'fishing' }

/** A member with a row in every list, and another with only empty lists. It is 11:00: red packets are open. */
function history(context: BuildContext): void {
  const end = context.now
  const { world } = context
  // Rebates need a VIP level.
  const who = promotedAt(context, 1, addDays(startOfBeijingDay(end), -1))
  advance(context, 13 * HOUR_MS)
  deposit(context, who, wholeYuan(3000))
  boundCard(context, who, BANK_CARD)
  boundCard(context, who, USDT_ADDRESS)
  intoVenue(context, who, 'yzdz', wholeYuan(1000))
  settledBet(context, who, 'yzdz', wholeYuan(100), wholeYuan(250))
  settledBet(context, who, 'yzdz', fen(3_333), fen(0))
  intoVenue(context, who, 'yzby', wholeYuan(100))
  playRound(context, who, FISHING, wholeYuan(20), { rng: rngOf(world), luck: 'even' })
  advanceTo(context, end)
  claim(context, who)
  orThrow(transfer(world, who, { amount: wholeYuan(50), source: 'yzdz', target: CENTRAL_WALLET }, end))
  application(context, who, '3')
  sendInboxMessage(world, who.id, welcomeMessage(who.username), end)
  pendingDeposit(context, who, wholeYuan(500), {
    no: HISTORY_ORDER,
    method: 'wechat',
    payWay: '微信支付',
    protocol: '',
  })
  member(context, FRESH)
}

const must = `Two members. ${loggedIn(DEMO)} and has at least one row in every list: announcements and messages, bets, deposits, transfers in and out, a pending rebate, a red packet, an application, a card of each kind (ids "1" and "2"), stakes that are owed, two red packets that may still be taken, one bet of fishing that is settled and tells its game, what was bet on and what came out (a pending interaction asks for these three, so they are optional), the other bets (of slots, concise) and movements of money of today or yesterday; deposit order ${HISTORY_ORDER} of 500 元 by 微信 is of today and waits. ${loggedIn(FRESH)}, has no money, owes nothing, may take no red packet, and has no row in any list of her own: what the other one has is shown to her nowhere, and refused by number. It is 11:00 in Beijing.`
const at = lastTime(11)

const FORM_LABELS = Object.fromEntries(
  Object.entries(WIRE_FORMS).map(([form, { label }]) => [form, label]),
) as Record<WireForm, string>
const FORM_LIST = Object.entries(WIRE_FORMS)
  .map(([form, { description }]) => `${form}: ${description}`)
  .join('; ')

export const wireScenarios = {
  'member-with-history': scenario({
    title: '每个列表都至少有一行的会员',
    words: '有记录 交易记录 投注记录 报表 历史',
    isForTests: true,
    path: '/report',
    params: none,
    must,
    at,
    build: history,
  }),

  'wire-form': scenario({
    title: '后台以另一种写法回答',
    words: '接口格式 兼容 数据格式 后端格式',
    isForTests: true,
    path: '/message',
    params: z.object({ form: oneOf('回答的写法', FORM_LABELS, 'text-numbers') }),
    must: `As member-with-history, but the server writes its answers in the form \`form\`: ${FORM_LIST}. Optional: every interaction in this state is pending, and a server that never writes so may answer as in member-with-history.`,
    at,
    build: (context, { form }) => {
      history(context)
      context.world.site.switches.wireForms = [form]
    },
  }),

  'refusal-code': scenario({
    title: '后台以另一个错误码拒绝',
    words: '错误码 报错 后端拒绝',
    isForTests: true,
    path: '/mine',
    params: z.object({
      code: labelled('错误码', z._default(z.int().check(z.minimum(201), z.maximum(599)), 203)),
    }),
    must: `As member-with-history, but every refusal of the server carries the code \`code\` (which is not 401), with its own text. Optional: every interaction in this state is pending.`,
    at,
    build: (context, { code }) => {
      history(context)
      context.world.site.switches.refusalCode = code
    },
  }),
} as const
