import { describe, expect, it } from 'vitest'
import { fen, type Rate, usdtCent, wholeYuan } from '#contracts/money/money.ts'
import { withdrawalTexts } from '#contracts/texts/messages.ts'
import { HOUR_MS, parseBeijing } from '#contracts/time/beijing-time.ts'
import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import { PENDING } from '#contracts/wire/record-codes.ts'
import {
  boundCard,
  deposit,
  intoVenue,
  member,
  recall,
  settledBet,
} from '../../scenarios/building/builders.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { accounts, balanceOf } from '../../state/ledger.ts'
import { NOON } from '../../testing/test-mock.ts'
import { isRefusal } from '../outcome.ts'
import { PASSWORD_LOCK_MS, PASSWORD_TRIES } from '../password.ts'
import { unbindCard } from './card.ts'
import { priced, reviewWithdrawal, submitWithdrawal } from './withdrawal.ts'
import { checkWithdrawal, withinHours } from './withdrawal-check.ts'

const BANK = { kind: 'bank', bank: '海岳银行', owner: '陈初航', number: '62000011', branch: '支行' } as const
const USDT = { kind: 'usdt', bank: 'USDT', owner: 'ERC20', number: '0x', branch: '' } as const

/** A member with 1000 元 to withdraw and a card of each kind. */
function readyToWithdraw(now = NOON) {
  const world = openSite({ seed: 3, now, clock: { stopped: true } })
  world.site.settings.minWithdrawal = wholeYuan(100)
  const context = { world, now }
  const who = member(context, FRESH)
  deposit(context, who, wholeYuan(1000))
  intoVenue(context, who, 'yzdz', wholeYuan(1000))
  settledBet(context, who, 'yzdz', wholeYuan(1000), wholeYuan(1000))
  recall(context, who)
  const bank = boundCard(context, who, BANK)
  const usdt = boundCard(context, who, USDT)
  const check = (wrong: { amount?: number; cardId?: string; payPassword?: string } = {}, at = now) => {
    const { amount = 10_000, cardId = bank.id, payPassword = FRESH.payPassword } = wrong
    const outcome = checkWithdrawal(world, who, { amount: fen(amount), cardId, payPassword }, at)
    return isRefusal(outcome) ? outcome.message : 'accepted'
  }
  const { settings } = world.site
  return { world, who, bank, usdt, check, settings, context }
}

describe('the checks of a withdrawal', () => {
  it('run in a fixed order, and the first failure is reported', () => {
    const { world, who, check, settings } = readyToWithdraw()
    const all = { cardId: '99', amount: 100_001, payPassword: 'wrong00' }
    settings.withdrawalsADay = 0
    settings.withdrawalFromHour = 13
    settings.maxWithdrawal = fen(9_000)
    who.wageringLeft = fen(1)
    expect(check(all)).toBe(withdrawalTexts.bankRequired)
    const ownCard = { ...all, cardId: world.cards[who.id]?.[0]?.id ?? '' }
    expect(check(ownCard)).toContain('今日取款次数已达 0 次上限')
    settings.withdrawalsADay = 1
    expect(check(ownCard)).toContain('13:00-24:00')
    settings.withdrawalFromHour = 12
    expect(check(ownCard)).toContain('还差 ¥\u00a00.01 才能取款')
    who.wageringLeft = fen(0)
    expect(check({ ...ownCard, amount: 9_999 })).toBe(withdrawalTexts.minimum(wholeYuan(100)))
    expect(check(ownCard)).toContain('不能高于90.00元')
    settings.maxWithdrawal = wholeYuan(50_000)
    expect(check({ ...ownCard, payPassword: '' })).toBe(withdrawalTexts.payPassword)
    expect(check(ownCard)).toContain('还可以尝试 4 次')
    expect(check({ ...ownCard, payPassword: FRESH.payPassword })).toContain('余额不足')
    expect(check({ ...ownCard, payPassword: FRESH.payPassword, amount: 100_000 })).toBe('accepted')
  })

  it.each([
    [9_999, withdrawalTexts.minimum(wholeYuan(100))],
    [10_000, 'accepted'],
    [60_000, 'accepted'],
    [60_001, '单笔取款不能高于600.00元，请分次提交'],
  ])('%i fen with a maximum of 600 元: %s', (amount, outcome) => {
    const { check, settings } = readyToWithdraw()
    settings.maxWithdrawal = wholeYuan(600)
    expect(check({ amount })).toBe(outcome)
  })

  it('count the withdrawals of one Beijing day, including rejected ones', () => {
    const late = (parseBeijing('2026-02-28 23:59:59') ?? 0) + 999
    const { world, who, bank, check, settings } = readyToWithdraw(late)
    settings.withdrawalsADay = 2
    const first = submitWithdrawal(world, who, priced(world.site.settings, bank, wholeYuan(100)), late)
    reviewWithdrawal(world, first.no, false, late)
    expect(check()).toBe('accepted')
    submitWithdrawal(world, who, priced(world.site.settings, bank, wholeYuan(100)), late)
    expect(check()).toContain('2 次上限')
    expect(check({}, late + 1)).toBe('accepted')
  })

  it('ignore the wagering requirement when the switch is off', () => {
    const { world, who, check } = readyToWithdraw()
    who.wageringLeft = fen(1)
    world.site.switches.wageringBlocks = false
    expect(check()).toBe('accepted')
  })

  it('tell a member without a payment password to set one, even when none was entered', () => {
    const { world, who, bank } = readyToWithdraw()
    who.payPasswordDigest = ''
    for (const payPassword of ['', '123456']) {
      const request = { amount: wholeYuan(100), cardId: bank.id, payPassword }
      expect(checkWithdrawal(world, who, request, NOON)).toMatchObject({ code: NO_PAY_PASSWORD })
    }
  })

  it('lock the payment password after several failures, by the clock', () => {
    const { check } = readyToWithdraw()
    for (let n = 1; n < PASSWORD_TRIES; n++)
      expect(check({ payPassword: '000000' })).toContain(`还可以尝试 ${PASSWORD_TRIES - n} 次`)
    expect(check({ payPassword: '000000' })).toContain('15 分钟后再试')
    expect(check()).toContain('15 分钟后再试')
    expect(check({}, NOON + PASSWORD_LOCK_MS - 1)).toContain('1 分钟后再试')
    expect(check({}, NOON + PASSWORD_LOCK_MS)).toBe('accepted')
  })

  it('refuse USDT without a rate, and amounts that do not exceed the fee', () => {
    const { check, usdt, settings } = readyToWithdraw()
    expect(check({ cardId: usdt.id })).toBe('accepted')
    settings.feeErc20 = usdtCent(1_398)
    expect(check({ cardId: usdt.id })).toContain('手续费')
    settings.feeErc20 = usdtCent(1_397)
    expect(check({ cardId: usdt.id })).toBe('accepted')
    settings.withdrawUsdtRate = 0 as Rate
    expect(check({ cardId: usdt.id })).toContain('汇率')
    expect(check()).toBe('accepted')
  })
})

describe('a refusal', () => {
  it('keeps a change of the failure count, but only when the password was checked', () => {
    const { world, who, bank, usdt, settings } = readyToWithdraw()
    const isKept = (request: { amount?: number; cardId?: string; payPassword?: string }) => {
      const { amount = 10_000, cardId = usdt.id, payPassword = FRESH.payPassword } = request
      const outcome = checkWithdrawal(world, who, { amount: fen(amount), cardId, payPassword }, NOON)
      return isRefusal(outcome) ? outcome.keep : undefined
    }
    expect([isKept({ cardId: '99' }), isKept({ amount: 9_999 }), isKept({ payPassword: '' })]).toEqual([
      false,
      false,
      false,
    ])
    expect(isKept({ payPassword: '000000' })).toBe(true)
    expect(isKept({ amount: 100_001, cardId: bank.id })).toBe(true)
    settings.feeErc20 = usdtCent(99_999)
    expect(isKept({})).toBe(true)
    settings.withdrawUsdtRate = 0 as Rate
    expect(isKept({})).toBe(true)
  })
})

describe('the hours', () => {
  const at = (hours: number, ms = 0) => (parseBeijing('2026-05-01') ?? 0) + hours * HOUR_MS + ms
  it.each([
    [9, 22, at(9), true],
    [9, 22, at(9, -1), false],
    [9, 22, at(22, -1), true],
    [9, 22, at(22), false],
    [22, 6, at(23), true],
    [22, 6, at(6, -1), true],
    [22, 6, at(6), false],
    [22, 6, at(12), false],
    [0, 24, at(0), true],
    [0, 24, at(24, -1), true],
    [8, 8, at(8), false],
  ])('%i to %i', (withdrawalFromHour, withdrawalToHour, now, open) => {
    expect(withinHours({ withdrawalFromHour, withdrawalToHour }, now)).toBe(open)
  })
})

describe('a pending withdrawal', () => {
  it('keeps the rate, the fee and the card of its submission, and is paid once', () => {
    const { world, who, usdt, settings } = readyToWithdraw()
    const { no } = submitWithdrawal(world, who, priced(world.site.settings, usdt, wholeYuan(100)), NOON)
    expect(unbindCard(world, who.id, usdt.id)).toBeUndefined()
    settings.withdrawUsdtRate = 1 as Rate
    settings.feeErc20 = usdtCent(0)
    // 100 / 7.15 = 13.986 → 13.98, less 5.
    expect(world.withdrawals[no]).toMatchObject({
      card: { id: usdt.id, owner: 'ERC20' },
      usdt: { rate: 7_150_000, fee: 500, received: 898 },
      state: PENDING,
    })
    expect(balanceOf(world, accounts.held(who.id))).toBe(10_000)
    expect(reviewWithdrawal(world, no, true, NOON)).toBe(true)
    expect(reviewWithdrawal(world, no, false, NOON)).toBe(false)
    expect(balanceOf(world, accounts.held(who.id))).toBe(0)
    expect(balanceOf(world, accounts.central(who.id))).toBe(90_000)
  })

  it('is refunded once when it is rejected', () => {
    const { world, who, bank } = readyToWithdraw()
    const { no, usdt } = submitWithdrawal(world, who, priced(world.site.settings, bank, wholeYuan(100)), NOON)
    expect(usdt).toBeNull()
    expect(reviewWithdrawal(world, no, false, NOON)).toBe(true)
    expect(reviewWithdrawal(world, no, false, NOON)).toBe(false)
    expect(reviewWithdrawal(world, no, true, NOON)).toBe(false)
    expect(balanceOf(world, accounts.central(who.id))).toBe(100_000)
  })
})
