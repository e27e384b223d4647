import { describe, expect, it } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { DAY_MS, HOUR_MS } from '#contracts/time/beijing-time.ts'
import { APPROVED, DEPOSIT, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { member } from '../../scenarios/building/builders.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { tick } from '../../state/due.ts'
import { centralBalance } from '../../state/members.ts'
import { rowAt, transactionLog } from '../../state/store/log.ts'
import { NOON } from '../../testing/test-mock.ts'
import { doDueWork } from '../due-work.ts'
import { type NewDeposit, openDeposit, payableUntil, reviewDeposit } from './deposit.ts'

function opened(newDeposit: Partial<NewDeposit> = {}) {
  const world = openSite({ seed: 3, now: NOON, clock: { stopped: true } })
  const who = member({ world, now: NOON }, FRESH)
  const usdt = { method: 'usdt', payWay: 'USDT-TRC20', amount: wholeYuan(500), ...newDeposit } as const
  const { no } = openDeposit(world, who, usdt, NOON)
  const state = () => world.deposits[no]?.state
  return { world, who, no, state, central: () => centralBalance(world, who.id) }
}

describe('the hour of an order', () => {
  it.each([
    'usdt',
    'wechat',
    'alipay',
    'pipay',
  ] as const)('allows a payment by %s in its last millisecond', (method) => {
    const { world, no, central, who } = opened({ method })
    expect(reviewDeposit(world, no, true, NOON + HOUR_MS - 1)).toBe(true)
    expect(central()).toBe(50_000)
    expect(rowAt(world, 'transactions', transactionLog(who.id, DEPOSIT), 0)).toMatchObject({
      state: APPROVED,
    })
    tick(world, NOON + HOUR_MS, doDueWork)
    expect(world.deposits[no]).toMatchObject({ state: APPROVED, reviewedMs: NOON + HOUR_MS - 1 })
  })

  it.each([
    'usdt',
    'wechat',
    'alipay',
    'pipay',
  ] as const)('allows no payment by %s after its end', (method) => {
    const { world, no, state, central } = opened({ method })
    expect(reviewDeposit(world, no, true, NOON + HOUR_MS)).toBe(false)
    expect(reviewDeposit(world, no, true, NOON + HOUR_MS)).toBe(false)
    expect(state()).toBe(PENDING)
    tick(world, NOON + HOUR_MS, doDueWork)
    expect(state()).toBe(REJECTED)
    expect(reviewDeposit(world, no, true, NOON + HOUR_MS + 1)).toBe(false)
    expect(central()).toBe(0)
  })

  it('does not apply to a bank transfer, which waits for review', () => {
    const { world, no, state, central } = opened({ method: 'card' })
    expect(payableUntil({ method: 'card', atMs: NOON })).toBeUndefined()
    tick(world, NOON + 3 * DAY_MS, doDueWork)
    expect(state()).toBe(PENDING)
    expect(reviewDeposit(world, no, true, NOON + 3 * DAY_MS)).toBe(true)
    expect(central()).toBe(50_000)
  })

  it('does not prevent a rejection by the operator', () => {
    const { world, no, state, central } = opened()
    expect(reviewDeposit(world, no, false, NOON)).toBe(true)
    expect(reviewDeposit(world, no, true, NOON)).toBe(false)
    expect(state()).toBe(REJECTED)
    expect(central()).toBe(0)
  })

  it('ends every unpaid order', () => {
    const { world, who } = opened()
    for (const method of ['wechat', 'pipay'] as const)
      openDeposit(world, who, { method, payWay: 'x', amount: wholeYuan(100) }, NOON + 5)
    tick(world, NOON + HOUR_MS + 5, doDueWork)
    expect(Object.values(world.deposits).map(({ state }) => state)).toEqual([REJECTED, REJECTED, REJECTED])
  })
})

it('paysum is the sum of credited deposits, and an unknown order credits nothing', () => {
  const { world, who, no } = opened()
  reviewDeposit(world, no, true, NOON)
  for (const unknownNo of ['', 'D0', '__proto__'])
    expect(reviewDeposit(world, unknownNo, true, NOON)).toBe(false)
  expect(who.paysum).toBe(50_000)
})
