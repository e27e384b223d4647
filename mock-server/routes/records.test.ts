import { describe, expect, it, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { CARD_TYPES } from '#contracts/wire/codes.ts'
import type { Paged } from '#contracts/wire/envelope.ts'
import {
  BET_OPEN,
  DEPOSIT,
  REJECTED,
  TRANSFER_IN,
  TRANSFER_OUT,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import { gameSeeds } from '../data/games.ts'
import { placeBet } from '../rules/bets/bet.ts'
import { TURNOVER_RULES } from '../rules/bonus/turnover-weights.ts'
import { isRefusal } from '../rules/outcome.ts'
import { DEMO, FRESH } from '../scenarios/personas.ts'
import { memberNamed } from '../state/members.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

const ME = DEMO.username
type Row = Record<string, unknown>
type Bets = Paged<{ bet_id: string; created_at: string; Code: string; bet_amount: number; win_loss: number }>

describe('betrecord', () => {
  it('pages are disjoint, complete, newest first, and stable while bets are added', async () => {
    const { call, mock } = await callsTo('demo')
    const read = async (page: number) =>
      answerData<Bets>(await call('records.betrecord', { date: 2, page, api_type: '' }, ME))
    const { last_page, total } = await read(1)
    const ids: string[] = []
    const times: string[] = []
    for (let page = 1; page <= last_page; page++) {
      const { data } = await read(page)
      ids.push(...data.map(({ bet_id }) => bet_id))
      times.push(...data.map(({ created_at }) => created_at))
    }
    expect(new Set(ids).size).toBe(total)
    expect(last_page).toBe(Math.ceil(total / 10))
    expect(times).toEqual([...times].sort().reverse())
    await mock.change((world, now) => {
      const member = memberNamed(world, ME)
      const bet = {
        plat: 'yzdz',
        gameCode: 'yzdz-001',
        category: 'concise',
        stake: fen(1000),
        payout: fen(0),
      }
      if (!member || isRefusal(placeBet(world, member, bet, now, now + 5000))) throw new Error('no bet')
    })
    const after = await read(1)
    expect(after.data.slice(1).map(({ bet_id }) => bet_id)).toEqual(ids.slice(0, 9))
    expect(after.data[0]).toMatchObject({ status: BET_OPEN, win_loss: 0, bet_amount: 10, Code: '云舟电子' })
  })

  it('filters by category and by day', async () => {
    const { call } = await callsTo('demo')
    const total = async (more: Row) =>
      answerData<Bets>(await call('records.betrecord', { date: 4, page: 1, api_type: '', ...more }, ME)).total
    const kinds = ['realbet', 'joker', 'gaming', 'sport', 'lottery', 'concise', 'fishing']
    const each = await Promise.all(kinds.map((api_type) => total({ api_type })))
    expect(each.reduce((sum, n) => sum + n, 0)).toBe(await total({}))
    const byDate = await Promise.all([1, 2, 3, 4].map((date) => total({ date })))
    expect(byDate).toEqual([...byDate].sort((a, b) => a - b))
    expect(byDate[0]).toBe(0)
    expect(await total({ api_type: 'nothing' })).toBe(0)
  })
})

test.each([
  ['concise', /^(五线旋转|十线旋转|1024 路)$/, /^(未中|.+连|.+ ×[\d.]+)$/],
  ['realbet', /^(押.|对庄家)/, /[胜龙虎和闲庄牛赢输平单双零]|黑杰克/],
  ['lottery', /\S/, /^20\d{6}-\d{4} 期 [\d ]+ (中奖|和|未中)$/],
  ['sport', / - .+ @\d+\.\d\d$/, /^[\d :]+ (赢|赢半|走盘|输半|输)$/],
  ['fishing', /^限时捕鱼$/, /^射 20 发，击中 \d+ 条，共 ×\d+$/],
  ['joker', /^(对庄家|押[龙虎和])$/, /自摸|流局|牛|[龙虎和]$/],
])('the settled bets of %s tell their game, what was bet on and what came out', async (api_type, pick, result) => {
  // In this world the member has played every kind of game in the last 30 days.
  const { call } = await callsTo('demo', { seed: 3 })
  const { data } = answerData<Paged<{ game: string; pick: string; result: string }>>(
    await call('records.betrecord', { date: 4, page: 1, api_type }, ME),
  )
  const titles = gameSeeds().flatMap(({ name, category }) => (category === api_type ? [name] : []))
  expect(data.length).toBeGreaterThan(0)
  for (const row of data) {
    expect(titles).toContain(row.game)
    expect(row.pick).toMatch(pick)
    expect(row.result.split(' · ')[0]).toMatch(result)
  }
})

test.each([
  ['lottery', ' · 彩票按本金的 50% 计打码量', 0.5],
  ['concise', '', 1],
])('a bet of %s says how much of its stake counts, if not all of it does', async (api_type, words, share) => {
  const { call } = await callsTo('demo', { seed: 3 })
  const { data } = answerData<Paged<{ bet_amount: number; flow: number; result: string }>>(
    await call('records.betrecord', { date: 4, page: 1, api_type }, ME),
  )
  const counted = data.filter(({ flow }) => flow > 0)
  expect(counted.length).toBeGreaterThan(0)
  for (const { bet_amount, flow, result } of counted) {
    expect(flow).toBeLessThanOrEqual(bet_amount * share)
    expect(result.match(/ · [^·]+按本金的.*$/)?.[0] ?? '').toBe(words)
  }
})

test('an open bet tells its game and no result, and one of a game that is gone tells none', async () => {
  const { call, mock } = await callsTo('bets-of-each-state')
  const read = async () =>
    answerData<Paged<Row>>(await call('records.betrecord', { date: 4, page: 1, api_type: '' }, ME)).data
  const [open] = await read()
  expect(open).toMatchObject({ status: BET_OPEN, game: '福运连连' })
  expect(open).not.toHaveProperty('result')
  await mock.change((world) => {
    delete world.games['yzdz-001']
  })
  for (const row of await read()) expect(row).not.toHaveProperty('game')
})

test('the bets of a record say what each counted, and getBetAmount by which rules', async () => {
  const { call, member } = await callsTo('demo')
  const { data } = answerData<Paged<{ bet_amount: number; win_loss: number; flow: number; Code: string }>>(
    await call('records.betrecord', { date: 4, page: 1, api_type: 'realbet' }, ME),
  )
  expect(data.map(({ flow }) => flow)).toEqual(
    data.map(({ bet_amount, win_loss }) => (win_loss === 0 ? 0 : bet_amount / 2)),
  )
  expect((await member(ME)).turnover).toBeGreaterThan(0)
  expect(answerData<Row>(await call('withdrawal.getBetAmount', {}, ME))).toEqual({
    bet_amount: 0,
    flow_rule: TURNOVER_RULES.join(''),
    flow_multiple: 1,
    min_withdrawal: 100,
  })
})

describe('gettransrecord', () => {
  it.each([
    DEPOSIT,
    WITHDRAWAL,
    TRANSFER_IN,
    TRANSFER_OUT,
  ])('type %i has rows for the demo member and none for a new one', async (type) => {
    const { call } = await callsTo('demo')
    const wire = { date: 4, type, page: 1, api_type: '' }
    const { data, total } = answerData<Paged<Row>>(await call('records.gettransrecord', wire, ME))
    expect(total).toBeGreaterThan(0)
    expect(data.every(({ amount }) => Number(amount) > 0)).toBe(true)
    expect(answerData<Paged<Row>>(await call('records.gettransrecord', wire, FRESH.username))).toMatchObject({
      data: [],
      total: 0,
      last_page: 1,
    })
  })
})

describe('the balance after a movement', () => {
  it('is that of the central wallet, also for each of the rows of one recall', async () => {
    const { call, mock } = await callsTo('member-with-money')
    const rows = async (type: number) =>
      answerData<Paged<Row>>(
        await call('records.gettransrecord', { date: 1, type, page: 1, api_type: '' }, ME),
      ).data.map(({ balance_after }) => balance_after)
    const central = async () => ((await mock.control.read()).members[0]?.central ?? 0) / 100

    await call('wallet.transall', {}, ME)
    const recalled = await central()
    expect((await rows(TRANSFER_IN))[0]).toBe(recalled)
    await call('wallet.transfer', { amount: 100, sourcetype: 'userbalance', targettype: 'yzdz' }, ME)
    expect((await rows(TRANSFER_OUT))[0]).toBe(recalled - 100)
    await call('wallet.transfer', { amount: 50, sourcetype: 'userbalance', targettype: 'tyg' }, ME)
    await call('wallet.transall', {}, ME)
    expect((await rows(TRANSFER_IN)).slice(0, 2)).toEqual([recalled, recalled - 50])
    await mock.control.credit({ username: ME, amount: 5_000 })
    expect((await rows(DEPOSIT))[0]).toBe(recalled + 50)
  })

  it.each([
    ['pending', undefined],
    ['approved', 1],
    ['rejected', undefined],
  ])('of a deposit that is %s', async (decision, paid) => {
    const { call, mock } = await callsTo('deposit-order', { params: { decision } })
    const wire = { date: 1, type: DEPOSIT, page: 1, api_type: '' }
    const [row] = answerData<Paged<Row>>(await call('records.gettransrecord', wire, ME)).data
    const central = ((await mock.control.read()).members[0]?.central ?? 0) / 100
    expect(row?.balance_after).toBe(paid && central)
  })

  it.each([
    ['pending', 0],
    ['rejected', 1],
  ])('of a withdrawal that is %s', async (decision, back) => {
    const { call, mock } = await callsTo('withdrawal-order')
    const pending = (await mock.control.read()).pending.find(({ what }) => what === 'withdrawal')
    const amount = (pending?.amount ?? 0) / 100
    const before = ((await mock.control.read()).members[0]?.central ?? 0) / 100
    if (decision === 'rejected')
      await mock.control.review({ what: 'withdrawal', id: pending?.id ?? '', approve: false })
    const wire = { date: 1, type: WITHDRAWAL, page: 1, api_type: '' }
    const [row] = answerData<Paged<Row>>(await call('records.gettransrecord', wire, ME)).data
    expect(row?.balance_after).toBe(before + amount * back)
  })
})

it.each([
  'bank',
  'usdt',
])('a withdrawal says where it goes by the end of the card or address (%s)', async (to) => {
  const { call } = await callsTo('withdrawal-order', { params: { to } })
  const wire = { date: 1, type: WITHDRAWAL, page: 1, api_type: '' }
  const { data } = answerData<Paged<Row>>(await call('records.gettransrecord', wire, ME))
  const cards = answerData<{ bank_not: string }[]>(
    await call('cards.getcard', { type: to === 'bank' ? CARD_TYPES.bank : CARD_TYPES.usdt }, ME),
  )
  expect(data[0]?.bank_not).toMatch(/^\S{4}$/)
  expect(cards.map(({ bank_not }) => bank_not)).toContain(data[0]?.bank_not)
})

describe('why an order has failed', () => {
  it('is what a cashier gave as the reason', async () => {
    const { call, mock } = await callsTo('withdrawal-order')
    const wire = { date: 1, type: WITHDRAWAL, page: 1, api_type: '' }
    const row = async () => answerData<Paged<Row>>(await call('records.gettransrecord', wire, ME)).data[0]
    expect(await row()).not.toHaveProperty('remark')
    const pending = (await mock.control.read()).pending.find(({ what }) => what === 'withdrawal')
    const decision = { what: 'withdrawal', id: pending?.id ?? '', approve: false } as const
    await mock.control.review({ ...decision, reason: '姓名不符' })
    expect(await row()).toMatchObject({ state: REJECTED, remark: '姓名不符' })
  })

  it('is the end of its hour where nobody paid, also to who asks for the order', async () => {
    const { call, mock } = await callsTo('deposit-order', { params: { way: 'online' } })
    const [order] = (await mock.control.read()).pending
    await mock.control.clock({ byMs: HOUR_MS })
    const wire = { date: 1, type: DEPOSIT, page: 1, api_type: '' }
    const { data } = answerData<Paged<Row>>(await call('records.gettransrecord', wire, ME))
    expect(data[0]).toMatchObject({ state: REJECTED, remark: '超过支付时间' })
    expect(await call('deposit.queryOrderNo', { orderNo: order?.id ?? '' }, ME)).toMatchObject({
      code: 200,
      message: '超过支付时间',
      data: { state: REJECTED },
    })
  })
})

describe('when an amount was credited', () => {
  it('is in the record of an approved deposit alone', async () => {
    const wire = { date: 1, type: DEPOSIT, page: 1, api_type: '' }
    const { call, mock } = await callsTo('deposit-order', { params: { way: 'bank' } })
    const row = async () => answerData<Paged<Row>>(await call('records.gettransrecord', wire, ME)).data[0]
    expect(await row()).not.toHaveProperty('credited_at')
    await mock.control.clock({ byMs: 300_000 })
    const [order] = (await mock.control.read()).pending
    await mock.control.review({ what: 'deposit', id: order?.id ?? '', approve: true })
    expect(await row()).toMatchObject({
      created_at: '2026-05-01 12:00:00',
      credited_at: '2026-05-01 12:05:00',
    })
    const refused = await callsTo('deposit-order', { params: { decision: 'rejected' } })
    const { data } = answerData<Paged<Row>>(await refused.call('records.gettransrecord', wire, ME))
    expect(data[0]).not.toHaveProperty('credited_at')
  })

  it.each([
    ['pending', '3', undefined],
    ['rejected', '3', undefined],
    ['approved', '3', 38],
    // A share of a deposit, which the scenario's application does not promise: it pays nothing.
    ['approved', '1', undefined],
  ])('is in the record of an application with the bonus of the books, if there is one: %s, promotion %s', async (decision, activity, bonus) => {
    const { call, mock } = await callsTo('activity-application', { params: { activity } })
    await mock.control.clock({ byMs: 300_000 })
    const [one] = (await mock.control.read()).pending
    if (decision !== 'pending')
      await mock.control.review({ what: 'application', id: one?.id ?? '', approve: decision === 'approved' })
    const { data } = answerData<Paged<Row>>(await call('activity.activityApplyLog', { page: 1 }, ME))
    expect(data[0]?.bonus).toBe(bonus)
    expect(data[0]?.credited_at).toBe(bonus && '2026-05-01 12:05:00')
    const member = (await mock.control.read()).members[0]
    const paid = member?.openRequirements.filter(({ source }) => source === 'promotion')
    expect(paid?.map(({ amount }) => amount / 100)).toEqual(bonus === undefined ? [] : [bonus])
  })
})
