import { describe, expect, it } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import { DAY_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { boundCard, deposit } from '../scenarios/builders.ts'
import { BANK_CARD } from '../scenarios/demo/people.ts'
import { tick } from '../scheduler/due.ts'
import { doDueWork } from '../scheduler/due-work.ts'
import { oneMember } from '../testing/test-member.ts'
import { messagesTo, unreadCountOf } from './inbox.ts'
import { creditByHand, openDeposit, reviewDeposit } from './orders/deposit.ts'
import { priced, reviewWithdrawal, submitWithdrawal } from './orders/withdrawal.ts'

const AMOUNT = wholeYuan(500)
const titles = ({ world, who }: ReturnType<typeof oneMember>) =>
  messagesTo(world, who.id).map(({ title }) => title)

describe('a deposit of any outcome sends one letter', () => {
  const opened = () => {
    const one = oneMember()
    const order = { method: 'usdt', payWay: 'USDT-TRC20', amount: AMOUNT } as const
    return { ...one, no: openDeposit(one.world, one.who, order, one.now).no }
  }

  it.each([
    [true, '充值已到账', '¥\u00a0500.00 已存入中心钱包，需完成 ¥\u00a0500.00 打码量后方可取款'],
    [false, '充值未入账', '未能入账。如已付款，请凭订单号联系客服'],
  ])('decided: %s', (paid, title, text) => {
    const one = opened()
    for (const again of [paid, paid, !paid]) reviewDeposit(one.world, one.no, again, one.now)
    expect(titles(one)).toEqual([title])
    const [letter] = messagesTo(one.world, one.who.id)
    expect(letter?.content).toContain(text)
    expect(letter?.content).toContain(one.no)
    expect(unreadCountOf(one.world, one.who.id)).toBe(1)
  })

  it('its hour over, at the end of the hour', () => {
    const one = opened()
    tick(one.world, one.now + 2 * DEPOSIT_WINDOW_MS, doDueWork)
    expect(titles(one)).toEqual(['充值未入账'])
    expect(messagesTo(one.world, one.who.id)[0]?.atMs).toBe(one.now + DEPOSIT_WINDOW_MS)
  })

  it('credited by hand', () => {
    const one = oneMember()
    creditByHand(one.world, one.who, AMOUNT, one.now)
    expect(titles(one)).toEqual(['充值已到账'])
    expect(messagesTo(one.world, one.who.id)[0]?.content).toContain('人工充值')
  })
})

it.each([
  [true, '取款审核通过'],
  [false, '取款未通过审核'],
])('a decided withdrawal sends one letter: %s', (paid, title) => {
  const one = oneMember()
  const at = { world: one.world, now: one.now }
  deposit(at, one.who, AMOUNT)
  const { no } = submitWithdrawal(
    one.world,
    one.who,
    priced(one.world.site.settings, boundCard(at, one.who, BANK_CARD), AMOUNT),
    one.now,
  )
  reviewWithdrawal(one.world, no, paid, one.now)
  reviewWithdrawal(one.world, no, !paid, one.now)
  expect(titles(one)).toEqual([title, '充值已到账'])
})

describe('VIP', () => {
  it('a new level is told with the turnover that keeps it', () => {
    const one = oneMember()
    one.who.vipReady = true
    tick(one.world, one.now + DAY_MS, doDueWork)
    const [letter] = messagesTo(one.world, one.who.id)
    expect(letter?.title).toBe('恭喜晋级 VIP 1')
    expect(letter?.content).toContain('晋级后 90 天内完成打码量 ¥\u00a0500.00 即可保持等级')
  })

  it('a lost level is told in a letter, a kept one is not', () => {
    const one = oneMember()
    one.who.vip = 2
    one.who.vipSinceMs = startOfBeijingDay(one.now) - 80 * DAY_MS
    tick(one.world, one.now + 9 * DAY_MS, doDueWork)
    expect([one.who.vip, titles(one)]).toEqual([2, []])
    tick(one.world, one.now + 10 * DAY_MS, doDueWork)
    expect([one.who.vip, titles(one)]).toEqual([1, ['等级调整为 VIP 1']])
    const letter = messagesTo(one.world, one.who.id)[0]?.content
    expect(letter).toContain('因 90 天内未完成保级打码量')
    expect(letter).toContain('重新完成 VIP 2 的保级打码量 ¥\u00a04,000.00 后即可恢复')
    one.who.turnover = wholeYuan(500)
    tick(one.world, one.now + 101 * DAY_MS, doDueWork)
    expect([one.who.vip, titles(one)]).toEqual([1, ['等级调整为 VIP 1']])
  })
})
