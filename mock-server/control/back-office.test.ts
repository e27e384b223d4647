import { describe, expect, test } from 'vitest'
import { BET_INVALID, BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { rowAt } from '../state/store/log.ts'
import { type TestMock, testMock } from '../testing/test-mock.ts'

const token = tokenOf('demo888')
const memberIn = async (mock: TestMock) => (await mock.control.read()).members[0]

describe('a deduction', () => {
  test('takes from the central wallet only, is in balance, and sends the member a letter', async () => {
    const mock = await testMock('member-with-money')
    const before = await memberIn(mock)
    const no = await mock.control.debit({ username: 'demo888', amount: 4_000, reason: '重复上分<b>' })
    expect(await memberIn(mock)).toEqual({
      ...before,
      central: (before?.central ?? 0) - 4_000,
      wealth: (before?.wealth ?? 0) - 4_000,
    })
    expect(await mock.control.books({ ref: no })).toMatchObject({
      sum: 0,
      wrong: [],
      rows: [
        {
          kind: 'deduction',
          entries: [
            ['member:m1:central', -4_000],
            ['corrections', 4_000],
          ],
        },
      ],
    })
    const letters = await mock.read((world) => Object.values(world.notices).filter(({ to }) => to === 'm1'))
    expect(letters.at(-1)).toMatchObject({ title: '人工扣款通知' })
    expect(letters.at(-1)?.content).toContain('重复上分&#60;b&#62;')
  })

  test('never takes more than there is, and then changes nothing', async () => {
    const mock = await testMock('member-with-money')
    const before = await mock.control.export()
    await expect(mock.control.debit({ username: 'demo888', amount: 100_001 })).rejects.toThrow('1,000.00')
    await expect(mock.control.debit({ username: 'nobody', amount: 1 })).rejects.toThrow('no member')
    await expect(mock.control.debit({ username: 'demo888', amount: 0 })).rejects.toThrow('debit.amount')
    expect(await mock.control.export()).toBe(before)
  })
})

test('a credit that is no deposit is a correction: it counts for nothing, and the member is told why', async () => {
  const mock = await testMock('member-with-money')
  const before = await memberIn(mock)
  const no = await mock.control.credit({
    username: 'demo888',
    amount: 500,
    reason: '系统补偿',
    isDeposit: false,
  })
  const { central = 0, wealth = 0 } = before ?? {}
  expect(await memberIn(mock)).toEqual({ ...before, central: central + 500, wealth: wealth + 500 })
  expect(await mock.control.books({ ref: no })).toMatchObject({
    sum: 0,
    wrong: [],
    rows: [
      {
        kind: 'correction',
        entries: [
          ['corrections', -500],
          ['member:m1:central', 500],
        ],
      },
    ],
  })
  const letters = await mock.read((world) => Object.values(world.notices).filter(({ to }) => to === 'm1'))
  expect(letters.at(-1)?.content).toContain('原因：系统补偿')
})

/** Launches the slot of a member with money in its venue, and returns how to bet at it. */
async function atSlot() {
  const mock = await testMock('member-with-money')
  const { data } = await mock.call(
    '/api/getGameUrl',
    { plat_name: 'yzdz', game_type: '0', game_code: 'yzdz-001', is_mobile_url: 1 },
    { token },
  )
  const url = (data as { url: string }).url
  const ticket = new URL(url).searchParams.get('ticket')
  let taps = 0
  const bet = async () => {
    taps += 1
    return mock.call('/_game/bet', { ticket, key: `tap-${taps}-key`, stake: 1_000, pick: {} })
  }
  return { mock, bet }
}
const lastBet = (mock: TestMock, position: number) =>
  mock.read((world) => ({ ...rowAt(world, 'bets', 'm1', position) }))

describe('rounds', () => {
  test.each([
    ['win', (payout: number) => payout > 1_000],
    ['lose', (payout: number) => payout < 1_000],
  ] as const)('the next one is set to %s, and the one after is left to chance', async (outcome, isSo) => {
    for (let times = 0; times < 5; times++) {
      const { mock, bet } = await atSlot()
      await mock.control.nextRound({ username: 'demo888', outcome })
      expect((await mock.control.rounds()).next).toEqual([{ username: 'demo888', outcome }])
      await bet()
      expect((await mock.control.rounds()).next).toEqual([])
      await mock.control.clock({ byMs: 10_000 })
      const settled = await lastBet(mock, 0)
      expect([settled.status, isSo(settled.payout)]).toEqual([BET_SETTLED, true])
    }
  })

  test('the next one is declared invalid when it would settle, and its stake comes back', async () => {
    const { mock, bet } = await atSlot()
    const before = (await memberIn(mock))?.wealth
    await mock.control.nextRound({ username: 'demo888', outcome: 'void' })
    await bet()
    await mock.control.clock({ byMs: 10_000 })
    expect((await lastBet(mock, 0)).status).toBe(BET_INVALID)
    expect((await memberIn(mock))?.wealth).toBe(before)
  })

  test.each([
    ['settle', BET_SETTLED],
    ['void', BET_INVALID],
  ] as const)('an open one is ended by %s, once', async (how, status) => {
    const { mock, bet } = await atSlot()
    await bet()
    const [open] = (await mock.control.rounds()).open
    expect(open).toMatchObject({ username: 'demo888', venue: '云舟电子', stake: 1_000 })
    const id = open?.id ?? ''
    expect(await mock.control.settle({ id, how })).toBe(true)
    expect(await mock.control.settle({ id, how })).toBe(false)
    expect((await lastBet(mock, 0)).status).toBe(status)
    await mock.control.clock({ byMs: 10_000 })
    expect(await mock.control.books()).toMatchObject({ sum: 0, wrong: [], overdrawn: [] })
  })
})

describe('words', () => {
  test('an announcement is read by everybody, a letter by its member, both as text', async () => {
    const mock = await testMock('demo')
    await mock.control.notice({ title: '今晚<i>维护', text: '第一行\n第二行 & <script>' })
    await mock.control.notice({ title: '只给您', text: '您好', username: 'new888' })
    const notices = await mock.read((world) => Object.values(world.notices).slice(-2))
    expect(notices).toMatchObject([
      {
        to: null,
        title: '今晚&#60;i&#62;维护',
        content: '<p>第一行</p><p>第二行 &#38; &#60;script&#62;</p>',
      },
      { to: 'm2', title: '只给您' },
    ])
  })
})

describe('maintenance of a venue', () => {
  test('closes it for transfers and opens it again', async () => {
    const mock = await testMock('member-with-money')
    const move = () =>
      mock.call('/api/transfer', { sourcetype: 'yzdz', targettype: 'userbalance', amount: 1 }, { token })
    await mock.control.venue({ plat: 'yzdz', open: false })
    expect((await move()).message).toContain('维护中')
    await mock.control.venue({ plat: 'yzdz', open: true })
    expect((await move()).code).toBe(200)
    await expect(mock.control.venue({ plat: 'nowhere', open: true })).rejects.toThrow('no venue nowhere')
  })
})

describe('the auto-review of a kind', () => {
  test.each([
    [{ delayMs: 5_000, rejectPercent: 0 }, 2],
    [{ delayMs: 5_000, rejectPercent: 100 }, 3],
    [{ delayMs: null, rejectPercent: 0 }, 1],
    [null, 2],
  ])('with %j leaves a withdrawal in state %i', async (rule, state) => {
    const mock = await testMock('ready-to-withdraw')
    await mock.control.site({ switches: { autoReviewMs: 1_000 } })
    await mock.control.autoReview({ what: 'withdrawal', rule: { delayMs: 1, rejectPercent: 50 } })
    await mock.control.autoReview({ what: 'withdrawal', rule })
    const [card] = ((await mock.call('/api/getcard', { type: 1 }, { token })).data as { id: string }[]) ?? []
    await mock.call('/api/withdraw', { bank: card?.id, amount: 100, password: '888888' }, { token })
    await mock.control.clock({ byMs: 5_000 })
    const states = await mock.read((world) =>
      Object.values(world.withdrawals).map((withdrawal) => withdrawal.state),
    )
    expect(states.at(-1)).toBe(state)
  })

  test('refuses an invalid share', async () => {
    const mock = await testMock('visitor')
    const rule = { delayMs: 1, rejectPercent: 101 }
    await expect(mock.control.autoReview({ what: 'deposit', rule })).rejects.toThrow('rejectPercent')
  })
})
