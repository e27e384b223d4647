import { describe, expect, it } from 'vitest'
import { HOUR_MS, parseBeijing } from '#contracts/beijing-time.ts'
import { withdrawalTexts } from '#contracts/messages.ts'
import { fen, type Rate, usdtCent, wholeYuan } from '#contracts/money.ts'
import { card, deposit, intoVenue, member, play, recall } from '../scenarios/builders.ts'
import { FRESH } from '../scenarios/personas.ts'
import { openSite } from '../scenarios/seed.ts'
import { isRefusal } from '../server/outcome.ts'
import { accounts, balanceOf } from '../state/ledger.ts'
import { NOON } from '../testing/test-mock.ts'
import { unbindCard } from './card.ts'
import { PASSWORD_LOCK_MS, PASSWORD_TRIES } from './password.ts'
import { reviewWithdrawal, submitWithdrawal } from './withdrawal.ts'
import { checkWithdrawal, withinHours } from './withdrawal-check.ts'

const BANK = { kind: 'bank', bank: '海岳银行', owner: '陈初航', number: '62000011', branch: '支行' } as const
const USDT = { kind: 'usdt', bank: 'USDT', owner: 'ERC20', number: '0x', branch: '' } as const

/** A member with 1000 元 to withdraw and a card of each kind. */
function able(now = NOON) {
  const world = openSite({ seed: 3, now, clock: { stopped: true } })
  const stage = { world, now }
  const who = member(stage, FRESH)
  deposit(stage, who, wholeYuan(1000))
  intoVenue(stage, who, 'yzdz', wholeYuan(1000))
  play(stage, who, 'yzdz', wholeYuan(1000), wholeYuan(1000))
  recall(stage, who)
  const bank = card(stage, who, BANK)
  const usdt = card(stage, who, USDT)
  const ask = (wrong: { amount?: number; cardId?: string; payPassword?: string } = {}, at = now) => {
    const { amount = 10_000, cardId = bank.id, payPassword = FRESH.payPassword } = wrong
    const said = checkWithdrawal(world, who, { amount: fen(amount), cardId, payPassword }, at)
    return isRefusal(said) ? said.message : 'yes'
  }
  const { settings } = world.site
  return { world, who, bank, usdt, ask, settings, stage }
}

describe('the checks of a withdrawal', () => {
  it('run in a fixed order, and the first failure is reported', () => {
    const { world, who, ask, settings } = able()
    const all = { cardId: '99', amount: 100_001, payPassword: 'wrong00' }
    settings.withdrawalsADay = 0
    settings.withdrawalFromHour = 13
    settings.maxWithdrawal = fen(9_000)
    who.wageringLeft = fen(1)
    expect(ask(all)).toBe(withdrawalTexts.bankRequired)
    const own = { ...all, cardId: world.cards[who.id]?.[0]?.id ?? '' }
    expect(ask(own)).toContain('今日取款次数已达 0 次上限')
    settings.withdrawalsADay = 1
    expect(ask(own)).toContain('13:00-24:00')
    settings.withdrawalFromHour = 12
    expect(ask(own)).toContain('还需投注 0.01 元')
    who.wageringLeft = fen(0)
    expect(ask({ ...own, amount: 9_999 })).toBe(withdrawalTexts.minimum)
    expect(ask(own)).toContain('不能高于90.00元')
    settings.maxWithdrawal = wholeYuan(50_000)
    expect(ask({ ...own, payPassword: '' })).toBe(withdrawalTexts.payPassword)
    expect(ask(own)).toContain('还可以尝试 4 次')
    expect(ask({ ...own, payPassword: FRESH.payPassword })).toContain('余额不足')
    expect(ask({ ...own, payPassword: FRESH.payPassword, amount: 100_000 })).toBe('yes')
  })

  it.each([
    [9_999, withdrawalTexts.minimum],
    [10_000, 'yes'],
    [60_000, 'yes'],
    [60_001, '单笔取款不能高于600.00元，请分次提交'],
  ])('%i fen with a maximum of 600 元: %s', (amount, said) => {
    const { ask, settings } = able()
    settings.maxWithdrawal = wholeYuan(600)
    expect(ask({ amount })).toBe(said)
  })

  it('count the withdrawals of one Beijing day, including rejected ones', () => {
    const late = (parseBeijing('2026-02-28 23:59:59') ?? 0) + 999
    const { world, who, bank, ask, settings } = able(late)
    settings.withdrawalsADay = 2
    const first = submitWithdrawal(world, who, bank, wholeYuan(100), late)
    reviewWithdrawal(world, first.no, false, late)
    expect(ask()).toBe('yes')
    submitWithdrawal(world, who, bank, wholeYuan(100), late)
    expect(ask()).toContain('2 次上限')
    expect(ask({}, late + 1)).toBe('yes')
  })

  it('ignore the wagering requirement when the switch is off', () => {
    const { world, who, ask } = able()
    who.wageringLeft = fen(1)
    world.site.switches.wageringBlocks = false
    expect(ask()).toBe('yes')
  })

  it('tell a member without a payment password to set one, even when none was entered', () => {
    const { world, who, bank } = able()
    who.payPasswordDigest = ''
    for (const payPassword of ['', '123456']) {
      const wish = { amount: wholeYuan(100), cardId: bank.id, payPassword }
      expect(checkWithdrawal(world, who, wish, NOON)).toMatchObject({ code: 251 })
    }
  })

  it('lock the payment password after several failures, by the clock', () => {
    const { ask } = able()
    for (let n = 1; n < PASSWORD_TRIES; n++)
      expect(ask({ payPassword: '000000' })).toContain(`还可以尝试 ${PASSWORD_TRIES - n} 次`)
    expect(ask({ payPassword: '000000' })).toContain('15 分钟后再试')
    expect(ask()).toContain('15 分钟后再试')
    expect(ask({}, NOON + PASSWORD_LOCK_MS - 1)).toContain('1 分钟后再试')
    expect(ask({}, NOON + PASSWORD_LOCK_MS)).toBe('yes')
  })

  it('refuse USDT without a rate, and amounts that do not exceed the fee', () => {
    const { ask, usdt, settings } = able()
    expect(ask({ cardId: usdt.id })).toBe('yes')
    settings.feeErc20 = usdtCent(1_398)
    expect(ask({ cardId: usdt.id })).toContain('手续费')
    settings.feeErc20 = usdtCent(1_397)
    expect(ask({ cardId: usdt.id })).toBe('yes')
    settings.withdrawUsdtRate = 0 as Rate
    expect(ask({ cardId: usdt.id })).toContain('汇率')
    expect(ask()).toBe('yes')
  })
})

describe('a refusal', () => {
  it('keeps a change of the failure count, but only when the password was checked', () => {
    const { world, who, bank, usdt, settings } = able()
    const kept = (wish: { amount?: number; cardId?: string; payPassword?: string }) => {
      const { amount = 10_000, cardId = usdt.id, payPassword = FRESH.payPassword } = wish
      const said = checkWithdrawal(world, who, { amount: fen(amount), cardId, payPassword }, NOON)
      return isRefusal(said) ? said.keep : undefined
    }
    expect([kept({ cardId: '99' }), kept({ amount: 9_999 }), kept({ payPassword: '' })]).toEqual([
      false,
      false,
      false,
    ])
    expect(kept({ payPassword: '000000' })).toBe(true)
    expect(kept({ amount: 100_001, cardId: bank.id })).toBe(true)
    settings.feeErc20 = usdtCent(99_999)
    expect(kept({})).toBe(true)
    settings.withdrawUsdtRate = 0 as Rate
    expect(kept({})).toBe(true)
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
    const { world, who, usdt, settings } = able()
    const { no } = submitWithdrawal(world, who, usdt, wholeYuan(100), NOON)
    expect(unbindCard(world, who.id, usdt.id)).toBeUndefined()
    settings.withdrawUsdtRate = 1 as Rate
    settings.feeErc20 = usdtCent(0)
    // 100 / 7.15 = 13.986 → 13.98, less 5.
    expect(world.withdrawals[no]).toMatchObject({
      card: { id: usdt.id, owner: 'ERC20' },
      usdt: { rate: 7_150_000, fee: 500, received: 898 },
      state: 1,
    })
    expect(balanceOf(world, accounts.held(who.id))).toBe(10_000)
    expect(reviewWithdrawal(world, no, true, NOON)).toBe(true)
    expect(reviewWithdrawal(world, no, false, NOON)).toBe(false)
    expect(balanceOf(world, accounts.held(who.id))).toBe(0)
    expect(balanceOf(world, accounts.central(who.id))).toBe(90_000)
  })

  it('is refunded once when it is rejected', () => {
    const { world, who, bank } = able()
    const { no, usdt } = submitWithdrawal(world, who, bank, wholeYuan(100), NOON)
    expect(usdt).toBeNull()
    expect(reviewWithdrawal(world, no, false, NOON)).toBe(true)
    expect(reviewWithdrawal(world, no, false, NOON)).toBe(false)
    expect(reviewWithdrawal(world, no, true, NOON)).toBe(false)
    expect(balanceOf(world, accounts.central(who.id))).toBe(100_000)
  })
})
