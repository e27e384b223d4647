import { describe, expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import {
  APPROVED,
  DEPOSIT,
  PENDING,
  REJECTED,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import { openDeposit } from '../rules/orders/deposit.ts'
import { priced, submitWithdrawal } from '../rules/orders/withdrawal.ts'
import { DEMO, FRESH } from '../scenarios/personas.ts'
import { memberNamed } from '../state/members.ts'
import { rowsOf, transactionLog } from '../state/store/log.ts'
import type { StoredCard } from '../state/submissions.ts'
import type { Member, World } from '../state/types.ts'
import { NOON, type TestMock, testMock } from '../testing/test-mock.ts'

const usdt: StoredCard = {
  id: '1',
  kind: 'usdt',
  bank: 'USDT',
  owner: 'TRC20',
  number: 'T1',
  branch: '',
  icon: '',
  atMs: 0,
}
const who = (world: World, { username }: { username: string }): Member => {
  const found = memberNamed(world, username)
  if (!found) throw new Error(`no ${username}`)
  return found
}
const openIn = (mock: TestMock, persona = DEMO) =>
  mock.change((world, now) => {
    const newDeposit = { method: 'card', payWay: '银行卡转账', amount: wholeYuan(300) } as const
    return openDeposit(world, who(world, persona), newDeposit, now).no
  })
const lastState = (world: World, type: TransactionType) =>
  [...rowsOf(world, 'transactions', transactionLog('m1', type))].at(-1)?.state
const memberIn = async (mock: TestMock) => (await mock.control.read()).members[0]

describe('review', () => {
  test('an approved deposit credits once, however often it is reviewed', async () => {
    const mock = await testMock('member-with-money')
    const id = await openIn(mock)
    expect((await mock.control.read()).pending).toMatchObject([{ what: 'deposit', id, amount: 30_000 }])
    expect(await memberIn(mock)).toMatchObject({ central: 100_000, paysum: 120_000 })
    expect(await mock.control.review({ what: 'deposit', id, approve: true })).toBe(true)
    expect(await mock.control.review({ what: 'deposit', id, approve: true })).toBe(false)
    expect(await mock.control.review({ what: 'deposit', id, approve: false })).toBe(false)
    expect(await memberIn(mock)).toMatchObject({ central: 130_000, paysum: 150_000, wageringLeft: 150_000 })
    expect((await mock.control.read()).pending).toEqual([])
  })

  test('a rejected deposit credits nothing, and its record shows the rejection', async () => {
    const mock = await testMock('member-with-money')
    const id = await openIn(mock)
    await mock.control.review({ what: 'deposit', id, approve: false })
    expect(await memberIn(mock)).toMatchObject({ central: 100_000, paysum: 120_000 })
    expect(await mock.read((world) => lastState(world, DEPOSIT))).toBe(REJECTED)
  })

  test.each([
    [true, { central: 60_000, held: 0, wealth: 80_000 }, APPROVED],
    [false, { central: 100_000, held: 0, wealth: 120_000 }, REJECTED],
  ])('a withdrawal is held until it is reviewed (approved: %s)', async (approve, after, state) => {
    const mock = await testMock('member-with-money')
    const id = await mock.change(
      (world, now) =>
        submitWithdrawal(world, who(world, DEMO), priced(world.site.settings, usdt, wholeYuan(400)), now).no,
    )
    expect(await memberIn(mock)).toMatchObject({ central: 60_000, held: 40_000, wealth: 120_000 })
    expect(await mock.control.review({ what: 'withdrawal', id, approve })).toBe(true)
    expect(await mock.control.review({ what: 'withdrawal', id, approve: !approve })).toBe(false)
    expect(await memberIn(mock)).toMatchObject(after)
    expect(await mock.read((world) => lastState(world, WITHDRAWAL))).toBe(state)
    expect((await mock.control.read()).ledger).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

  test('an unknown kind of review throws, and an unknown id reviews nothing', async () => {
    const mock = await testMock('visitor')
    await expect(
      mock.control.review({ what: 'constructor' as never, id: '1', approve: true }),
    ).rejects.toThrow('review.what')
    expect(await mock.control.review({ what: 'application', id: '1', approve: true })).toBe(false)
  })

  test('the demo reviews automatically after a delay, which can be switched off', async () => {
    const mock = await testMock('demo')
    const credited = () => mock.read((world) => who(world, FRESH).paysum)
    await openIn(mock, FRESH)
    await mock.control.clock({ byMs: 19_999 })
    expect(await credited()).toBe(0)
    await mock.control.clock({ byMs: 1 })
    expect(await credited()).toBe(30_000)
    await mock.control.site({ switches: { autoReviewMs: null } })
    await openIn(mock, FRESH)
    await mock.control.clock({ byMs: 86_400_000 })
    expect(await credited()).toBe(30_000)
  })
})

describe('the auto-review', () => {
  /** A demo whose clock the control moves, and whose machine's clock the test moves. */
  async function held() {
    const machine = { ms: NOON }
    const mock = await testMock('demo', { real: () => machine.ms })
    const no = await openIn(mock, FRESH)
    const state = () => mock.read(({ deposits }) => deposits[no]?.state)
    return { machine, mock, no, state }
  }

  test('waits while it is held, and then has its whole delay again', async () => {
    const { mock, state } = await held()
    await mock.control.hold({ forMs: 8_000 })
    expect((await mock.control.read()).reviewsHeld).toBe(true)
    await mock.control.clock({ byMs: 3_600_000 })
    expect(await state()).toBe(PENDING)
    await mock.control.hold({ forMs: 0 })
    await mock.control.clock({ byMs: 19_999 })
    expect(await state()).toBe(PENDING)
    await mock.control.clock({ byMs: 1 })
    expect(await state()).toBe(APPROVED)
  })

  test('goes on by itself when nobody renews the hold', async () => {
    const { machine, mock, state } = await held()
    await mock.control.hold({ forMs: 8_000 })
    await mock.control.clock({ byMs: 20_000 })
    expect(await state()).toBe(PENDING)
    machine.ms += 8_000
    expect(await state()).toBe(APPROVED)
  })

  test('holds nothing else: the day ends, and orders expire', async () => {
    const { mock } = await held()
    await mock.control.hold({ forMs: 8_000 })
    await mock.control.clock({ byMs: 86_400_000 })
    const kinds = (await mock.control.read()).points
      .filter(({ by }) => by === 'clock')
      .map(({ what }) => what)
    expect(kinds.join()).toContain('midnight')
    expect(kinds.join()).not.toContain('review')
  })

  test('leaves what a person has taken over', async () => {
    const { mock, no, state } = await held()
    const auto = async () => (await mock.control.read()).pending.find(({ id }) => id === no)?.auto
    expect(await auto()).toEqual({ atMs: NOON + 20_000, approves: true })
    await mock.control.hold({ what: 'deposit', id: no })
    expect(await auto()).toBeNull()
    await mock.control.clock({ byMs: 86_400_000 })
    expect(await state()).toBe(PENDING)
  })

  test('is named as who decided, with a reason for a refusal; a person by the role', async () => {
    const { mock, no } = await held()
    const deciderOf = async (id: string) =>
      (await mock.control.life({ no: id })).flatMap((step) => (step.stage === 'review' ? [step.by] : []))
    await mock.control.clock({ byMs: 20_000 })
    expect(await deciderOf(no)).toEqual(['auto'])
    const second = await openIn(mock, FRESH)
    await mock.control.review({ what: 'deposit', id: second, approve: false, by: 'risk' })
    expect(await deciderOf(second)).toEqual(['risk'])

    await mock.control.autoReview({ what: 'deposit', rule: { delayMs: 0, rejectPercent: 100 } })
    const third = await openIn(mock, FRESH)
    await mock.control.clock({ byMs: 1 })
    const { title, content } = await mock.read(({ notices }) => {
      const letter = Object.values(notices).find((notice) => notice.content.includes(third))
      return { title: letter?.title, content: letter?.content }
    })
    expect(title).toBe('充值未入账')
    expect(content).toContain('审核说明：自动审核未通过')
  })
})
