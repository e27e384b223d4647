import * as z from 'zod/mini'
import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { wholeYuan } from '#contracts/money.ts'
import { flag } from '#contracts/wire.ts'
import { PASSWORD_LOCK_MS, PASSWORD_TRIES } from '../rules/password.ts'
import { boundCard, deposit } from './builders.ts'
import { BANK_CARD, loggedIn, nthCard, readyToWithdraw, USDT_ADDRESS, withMoney } from './people.ts'
import { DEMO } from './personas.ts'
import { amount, none, scenario } from './scenario.ts'

/** Cards and conditions of withdrawals, and which payment methods are open. */

const hour = (fallback: number) => z._default(z.int().check(z.minimum(0), z.maximum(24)), fallback)
const cards = z._default(z.int().check(z.minimum(0), z.maximum(5)), 1)
const open = z._default(flag, true)

export const withdrawingScenarios = {
  'ready-to-withdraw': scenario({
    params: z.object({ central: amount(wholeYuan(1000)) }),
    must: `${loggedIn(DEMO)}, has \`central\` 元 in the central wallet, owes no stakes, and has a bank card with id "1" and a USDT address (TRC20) with id "2". Withdrawals of 100 to 50000 元, also with fen, are taken at every hour, several a day.`,
    build: (context, { central }) => {
      readyToWithdraw(context, central)
    },
  }),

  'wagering-owed': scenario({
    params: z.object({ left: amount(wholeYuan(250)) }),
    must: `As ready-to-withdraw, but a deposit of \`left\` 元 has just been credited on top: as much is still to be staked, and until then withdrawals are refused.`,
    build: (context, { left }) => {
      const { who } = readyToWithdraw(context, wholeYuan(1000))

      deposit(context, who, left)
    },
  }),

  'withdrawal-limits': scenario({
    params: z.object({
      aDay: z._default(z.int().check(z.minimum(0)), 10),
      fromHour: hour(0),
      toHour: hour(24),
      min: amount(DEFAULT_MIN_WITHDRAWAL_FEN),
      max: amount(wholeYuan(50_000)),
    }),
    must: 'As ready-to-withdraw with its default. The site takes `aDay` withdrawals a member and day, from hour `fromHour` until hour `toHour` of Beijing time, of `min` to `max` 元 each; it refuses all others with a text.',
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
    params: none,
    must: 'As ready-to-withdraw with its default, but the member has set no payment password: calls that ask for one answer code 251.',
    build: (context) => {
      readyToWithdraw(context, wholeYuan(1000)).who.payPasswordDigest = ''
    },
  }),

  'pay-password-locked': scenario({
    params: none,
    must: 'As ready-to-withdraw with its default, but the payment password was wrong so often that it is locked for 15 minutes from now: even the right one is refused.',
    build: (context) => {
      const { who } = readyToWithdraw(context, wholeYuan(1000))
      who.payFailures = PASSWORD_TRIES
      who.payLockedUntilMs = context.now + PASSWORD_LOCK_MS
    },
  }),

  'member-with-cards': scenario({
    params: z.object({ bank: cards, usdt: cards }),
    must: `${loggedIn(DEMO)}, has 1000 元, \`bank\` bank cards and \`usdt\` USDT addresses (TRC20); ids count from "1", bank cards first.`,
    build: (context, { bank, usdt }) => {
      const who = withMoney(context, wholeYuan(1000))
      for (let n = 1; n <= bank; n++) boundCard(context, who, nthCard(BANK_CARD, n))
      for (let n = 1; n <= usdt; n++) boundCard(context, who, nthCard(USDT_ADDRESS, n))
    },
  }),

  'no-cards': scenario({
    params: none,
    must: `${loggedIn(DEMO)}, has 1000 元, and neither a bank card nor a USDT address. A first one of each may be bound: a card of 云川银行 in the real name, a TRC20 address. The numbers in the pact have the right check digits (Luhn, base58check) but belong to nobody: ask no bank and no chain about them.`,
    build: (context) => {
      withMoney(context, wholeYuan(1000))
    },
  }),

  'five-cards': scenario({
    params: none,
    must: `${loggedIn(DEMO)}, has 1000 元, five bank cards (ids "1" to "5") and five USDT addresses (ids "6" to "10"): a sixth of either is refused until one is unbound.`,
    build: (context) => {
      const who = withMoney(context, wholeYuan(1000))
      for (const kind of [BANK_CARD, USDT_ADDRESS])
        for (let n = 1; n <= 5; n++) boundCard(context, who, nthCard(kind, n))
    },
  }),

  'pay-ways': scenario({
    params: z.object({ usdt: open, wechat: open, pipay: open, card: open, rengong: open }),
    must: `${loggedIn(DEMO)} and has 1000 元. Of the ways to deposit, those that are 1 are open and the others closed.`,
    build: (context, payWays) => {
      withMoney(context, wholeYuan(1000))
      context.world.site.settings.payWays = { ...payWays }
    },
  }),
} as const
