import { describe, expect, it } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { DAY_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { boundCard, deposit } from '../scenarios/building/builders.ts'
import { BANK_CARD } from '../scenarios/demo/people.ts'
import { tick } from '../state/due.ts'
import { oneMember } from '../testing/test-member.ts'
import { doDueWork } from './due-work.ts'
import { messagesTo, unreadCountOf } from './inbox.ts'
import { creditByHand, openDeposit, reviewDeposit } from './orders/deposit.ts'
import { priced, reviewWithdrawal, submitWithdrawal } from './orders/withdrawal.ts'

const AMOUNT = wholeYuan(500)
const titles = ({ world, who }: ReturnType<typeof oneMember>) =>
  messagesTo(world, who.id).map(({ title }) => title)

describe('a deposit sends one letter', () => {
  const opened = () => {
    const fixture = oneMember()
    const order = { method: 'usdt', payWay: 'USDT-TRC20', amount: AMOUNT } as const
    return { ...fixture, no: openDeposit(fixture.world, fixture.who, order, fixture.now).no }
  }

  it.each([
    [true, '充值已到账', '¥\u00a0500.00 已存入中心钱包，需完成 ¥\u00a0500.00 打码量后方可取款'],
    [false, '充值未入账', '未能入账。如已付款，请凭订单号联系客服'],
  ])('when it is approved or rejected: %s', (paid, title, text) => {
    const fixture = opened()
    for (const decision of [paid, paid, !paid])
      reviewDeposit(fixture.world, fixture.no, decision, fixture.now)
    expect(titles(fixture)).toEqual([title])
    const [letter] = messagesTo(fixture.world, fixture.who.id)
    expect(letter?.content).toContain(text)
    expect(letter?.content).toContain(fixture.no)
    expect(unreadCountOf(fixture.world, fixture.who.id)).toBe(1)
  })

  it('at the end of its hour', () => {
    const fixture = opened()
    tick(fixture.world, fixture.now + 2 * DEPOSIT_WINDOW_MS, doDueWork)
    expect(titles(fixture)).toEqual(['充值未入账'])
    expect(messagesTo(fixture.world, fixture.who.id)[0]?.atMs).toBe(fixture.now + DEPOSIT_WINDOW_MS)
  })

  it('when it is credited by hand', () => {
    const fixture = oneMember()
    creditByHand(fixture.world, fixture.who, AMOUNT, fixture.now)
    expect(titles(fixture)).toEqual(['充值已到账'])
    expect(messagesTo(fixture.world, fixture.who.id)[0]?.content).toContain('人工充值')
  })
})

function submitted() {
  const fixture = oneMember()
  const at = { world: fixture.world, now: fixture.now }
  deposit(at, fixture.who, AMOUNT)
  const { no } = submitWithdrawal(
    fixture.world,
    fixture.who,
    priced(fixture.world.site.settings, boundCard(at, fixture.who, BANK_CARD), AMOUNT),
    fixture.now,
  )
  return { ...fixture, no }
}

it.each([
  ['', '。如需了解原因，可联系客服。</p>'],
  ['账户信息不符', '。</p><p>审核说明：账户信息不符</p>'],
])('a refused withdrawal sends to service for the reason only where it gives none: %j', (reason, end) => {
  const { world, who, no, now } = submitted()
  reviewWithdrawal(world, no, false, now, reason)
  expect(messagesTo(world, who.id)[0]?.content).toMatch(new RegExp(`订单号 ${no}${end}$`))
})

it.each([
  [true, '取款审核通过'],
  [false, '取款未通过审核'],
])('a decided withdrawal sends one letter: %s', (paid, title) => {
  const { no, ...fixture } = submitted()
  reviewWithdrawal(fixture.world, no, paid, fixture.now)
  reviewWithdrawal(fixture.world, no, !paid, fixture.now)
  expect(titles(fixture)).toEqual([title, '充值已到账'])
})

describe('a letter about VIP levels', () => {
  it('names a new level with the turnover that keeps it', () => {
    const fixture = oneMember()
    fixture.who.vipReady = true
    tick(fixture.world, fixture.now + DAY_MS, doDueWork)
    const [letter] = messagesTo(fixture.world, fixture.who.id)
    expect(letter?.title).toBe('恭喜晋级 VIP 1')
    expect(letter?.content).toContain('晋级后 90 天内完成打码量 ¥\u00a0500.00 即可保持等级')
  })

  it('is sent for a lost level, and not for a kept one', () => {
    const fixture = oneMember()
    fixture.who.vip = 2
    fixture.who.vipSinceMs = startOfBeijingDay(fixture.now) - 80 * DAY_MS
    tick(fixture.world, fixture.now + 9 * DAY_MS, doDueWork)
    expect([fixture.who.vip, titles(fixture)]).toEqual([2, []])
    tick(fixture.world, fixture.now + 10 * DAY_MS, doDueWork)
    expect([fixture.who.vip, titles(fixture)]).toEqual([1, ['等级调整为 VIP 1']])
    const letter = messagesTo(fixture.world, fixture.who.id)[0]?.content
    expect(letter).toContain('因 90 天内未完成保级打码量')
    expect(letter).toContain('重新完成 VIP 2 的保级打码量 ¥\u00a04,000.00 后即可恢复')
    fixture.who.turnover = wholeYuan(500)
    tick(fixture.world, fixture.now + 101 * DAY_MS, doDueWork)
    expect([fixture.who.vip, titles(fixture)]).toEqual([1, ['等级调整为 VIP 1']])
  })
})
