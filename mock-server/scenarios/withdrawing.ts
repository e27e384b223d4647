import * as z from 'zod/mini'
import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { wholeYuan, yuanOf } from '#contracts/money/money.ts'
import { flag } from '#contracts/wire/wire.ts'
import { PASSWORD_LOCK_MS, PASSWORD_TRIES } from '../rules/password.ts'
import { boundCard, deposit } from './building/builders.ts'
import { BANK_CARD, loggedIn, nthCard, readyToWithdraw, USDT_ADDRESS, withMoney } from './demo/people.ts'
import { DEMO } from './personas.ts'
import { amount, labelled, none, scenario } from './scenario.ts'

/** Cards and conditions of withdrawals, and which payment methods are open. */

const hour = (label: string, fallback: number) =>
  labelled(label, z._default(z.int().check(z.minimum(0), z.maximum(24)), fallback))
const cards = (label: string) => labelled(label, z._default(z.int().check(z.minimum(0), z.maximum(5)), 1))
const open = (label: string) => labelled(label, z._default(flag, true))

export const withdrawingScenarios = {
  'ready-to-withdraw': scenario({
    title: '可以取款：打码量已完成，有银行卡和 USDT 地址',
    words: '取款 提交取款 打码量够了 打码量已完成',
    path: '/withdrawal',
    params: z.object({ central: amount('中心钱包余额', wholeYuan(1000)) }),
    must: `${loggedIn(DEMO)}, has \`central\` 元 in the central wallet, owes no stakes, and has a bank card with id "1" and a USDT address (TRC20) with id "2". Withdrawals of ${yuanOf(DEFAULT_MIN_WITHDRAWAL_FEN)} to 50000 元, also with fen and all that is there, are taken at every hour, several a day.`,
    build: (context, { central }) => {
      readyToWithdraw(context, central)
    },
  }),

  'wagering-owed': scenario({
    title: '还有打码量未完成，暂不能取款',
    words: '打码 打码没完成 打码量不足 打码量不够 不能取款 取款条件',
    path: '/withdrawal',
    params: z.object({ left: amount('未完成的打码量', wholeYuan(250)) }),
    must: `As ready-to-withdraw, but a deposit of \`left\` 元 has just been credited on top: as much is still to be staked, and until then withdrawals are refused. The central wallet holds 1000 元 and \`left\`.`,
    build: (context, { left }) => {
      const { who } = readyToWithdraw(context, wholeYuan(1000))

      deposit(context, who, left)
    },
  }),

  'withdrawal-limits': scenario({
    title: '取款的次数、时段和单笔上限',
    words: '取款限额 取款次数 次数用完 取款时间',
    path: '/withdrawal',
    params: z.object({
      aDay: labelled('每日取款次数', z._default(z.int().check(z.minimum(0)), 10)),
      fromHour: hour('取款开始（点）', 0),
      toHour: hour('取款结束（点）', 24),
      min: amount('单笔取款下限', DEFAULT_MIN_WITHDRAWAL_FEN),
      max: amount('单笔取款上限', wholeYuan(50_000)),
    }),
    must: 'As ready-to-withdraw with its default. The site takes `aDay` withdrawals a member and day, from hour `fromHour` until hour `toHour` of Beijing time, of `min` to `max` 元 each, both ends included; it refuses all others with a text.',
    build: (context, { aDay, fromHour, toHour, min, max }) => {
      readyToWithdraw(context, wholeYuan(1000))
      Object.assign(context.world.site.settings, {
        withdrawalsADay: aDay,
        withdrawalFromHour: fromHour,
        withdrawalToHour: toHour,
        minWithdrawal: min,
        maxWithdrawal: max,
      })
    },
  }),

  'no-pay-password': scenario({
    title: '尚未设置支付密码',
    words: '资金密码 取款密码 没有支付密码 设置支付密码',
    path: '/password?type=2',
    params: none,
    must: 'As ready-to-withdraw with its default, but the member has set no payment password: calls that ask for one answer code 251.',
    build: (context) => {
      readyToWithdraw(context, wholeYuan(1000)).who.payPasswordDigest = ''
    },
  }),

  'pay-password-locked': scenario({
    title: '支付密码因多次输错被锁定',
    words: '密码锁定 密码冻结 输错密码 资金密码 取款密码',
    path: '/withdrawal',
    params: none,
    must: 'As ready-to-withdraw with its default, but the payment password was wrong so often that it is locked for 15 minutes from now: even the right one is refused.',
    build: (context) => {
      const { who } = readyToWithdraw(context, wholeYuan(1000))
      who.payFailures = PASSWORD_TRIES
      who.payLockedUntilMs = context.now + PASSWORD_LOCK_MS
    },
  }),

  'member-with-cards': scenario({
    title: '绑定了几张银行卡和几个 USDT 地址',
    words: '绑卡 卡包 银行卡 钱包地址',
    path: '/wallet?type=2',
    params: z.object({ bank: cards('银行卡数量'), usdt: cards('USDT 地址数量') }),
    must: `${loggedIn(DEMO)}, has 1000 元, \`bank\` bank cards and \`usdt\` USDT addresses (TRC20); ids count from "1", bank cards first. getcard shows of each number at least its last four characters: 188n of the n-th bank card, 288n of the n-th address.`,
    build: (context, { bank, usdt }) => {
      const who = withMoney(context, wholeYuan(1000))
      for (let n = 1; n <= bank; n++) boundCard(context, who, nthCard(BANK_CARD, n))
      for (let n = 1; n <= usdt; n++) boundCard(context, who, nthCard(USDT_ADDRESS, n))
    },
  }),

  'no-cards': scenario({
    title: '没有绑定任何收款卡片',
    words: '没有绑卡 未绑卡 没绑卡 没有银行卡 首次绑卡 添加银行卡',
    path: '/wallet?type=2',
    params: none,
    must: `${loggedIn(DEMO)}, has 1000 元, and neither a bank card nor a USDT address. A first one of each may be bound: a card of 云川银行 in the real name, a TRC20 address. The numbers in the pact have the right check digits (Luhn, base58check) but belong to nobody: ask no bank and no chain about them.`,
    build: (context) => {
      withMoney(context, wholeYuan(1000))
    },
  }),

  'five-cards': scenario({
    title: '卡片数量已到上限',
    words: '绑卡上限 卡满 五张卡 银行卡上限',
    path: '/wallet?type=2',
    params: none,
    must: `${loggedIn(DEMO)}, has 1000 元, five bank cards (ids "1" to "5") and five USDT addresses (ids "6" to "10"): a sixth of either is refused until one is unbound.`,
    build: (context) => {
      const who = withMoney(context, wholeYuan(1000))
      for (const kind of [BANK_CARD, USDT_ADDRESS])
        for (let n = 1; n <= 5; n++) boundCard(context, who, nthCard(kind, n))
    },
  }),

  'pay-ways': scenario({
    title: '逐项开关充值方式',
    words: '通道维护 充值渠道 充值通道 支付方式 关闭充值 充值维护 微信 支付宝 USDT 银行卡',
    path: '/recharge',
    params: z.object({
      usdt: open('USDT'),
      wechat: open('微信与支付宝'),
      pipay: open('在线支付'),
      card: open('银行卡转账'),
      rengong: open('人工充值'),
    }),
    must: `${loggedIn(DEMO)} and has 1000 元. Of the ways to deposit, those that are 1 are open and the others closed.`,
    build: (context, payWays) => {
      withMoney(context, wholeYuan(1000))
      context.world.site.settings.payWays = { ...payWays }
    },
  }),
} as const
