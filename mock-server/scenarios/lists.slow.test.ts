import { expect, test } from 'vitest'
import { CARD_TYPES } from '#contracts/wire/codes.ts'
import {
  BET_INVALID,
  BET_OPEN,
  BET_SETTLED,
  DEPOSIT,
  TRANSFER_IN,
  TRANSFER_OUT,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import { trialBalance } from '../state/ledger.ts'
import { centralBalance, memberNamed } from '../state/members.ts'
import { lengthOf, rowsOf } from '../state/store/log.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'
import { NOON, TEST_SEED } from '../testing/test-mock.ts'
import { buildScenario } from './catalogue.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username
type Rows = { data: unknown[]; total: number; last_page: number }
const all = { date: 4, page: 1, api_type: '', type: DEPOSIT }

test('empty-lists: every list is empty', async () => {
  const { call } = await callsTo('empty-lists')
  for (const [name, wire] of [
    ['site.bannerList', { type: 2 }],
    ['games.gameList', {}],
    ['games.gamelistBycode', { gamecode: 'pp' }],
    ['activity.activitytype', {}],
    ['cards.getcard', { type: CARD_TYPES.bank }],
  ] as const)
    expect(answerData(await call(name, wire, ME)), name).toEqual([])
  for (const [name, wire] of [
    ['notices.noticeList', { page: 1 }],
    ['notices.noticeList', { page: 1, type: 2 }],
    ['records.betrecord', all],
    ...[DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT].map(
      (type) => ['records.gettransrecord', { ...all, type }] as const,
    ),
    ['redPacket.redpacket', { page: 1 }],
    ['activity.activityApplyLog', { page: 1 }],
  ] as const)
    expect(answerData<Rows>(await call(name, wire, ME)), name).toMatchObject({
      data: [],
      total: 0,
      last_page: 1,
    })
  expect(await call('activity.activitylist', {}, ME)).toMatchObject({ data: { data: [] } })
  expect(await call('rebate.getfanshui', { ...all, type: '' }, ME)).toMatchObject({
    data: { jisuan: 0, nojisuan: 0, list: { data: [], total: 0 } },
  })
})

test('bets-of-each-state: invalid, settled, unsettled; only valid stakes count', async () => {
  const { call, mock, books, member } = await callsTo('bets-of-each-state')
  const rows = async () =>
    answerData<{ data: { status: number; win_loss: number }[] }>(await call('records.betrecord', all, ME))
      .data
  expect(await rows()).toMatchObject([
    { status: BET_OPEN, win_loss: 0 },
    { status: BET_SETTLED, win_loss: 50 },
    { status: BET_SETTLED, win_loss: -60 },
    { status: BET_INVALID, win_loss: 0 },
  ])
  expect((await member(ME)).turnover).toBe(16_000)
  await mock.control.clock({ byMs: 3_600_000 })
  expect(await rows()).toMatchObject([
    { status: BET_SETTLED, win_loss: -100 },
    { status: BET_SETTLED },
    { status: BET_SETTLED },
    { status: BET_INVALID },
  ])
  expect((await member(ME)).turnover).toBe(26_000)
  expect(await books(ME)).toEqual({ wealth: 89_000, sum: 0, wrong: [], overdrawn: [] })
})

test('long-lists: many pages of every kind, and a balanced ledger', async () => {
  const { call, books, mock } = await callsTo('long-lists', { params: { days: 60 } })
  for (const [name, wire, least] of [
    ['notices.noticeList', { page: 1, type: 2 }, 60],
    ['records.betrecord', all, 1000],
    ['records.gettransrecord', { ...all, type: DEPOSIT }, 29],
    ['records.gettransrecord', { ...all, type: WITHDRAWAL }, 29],
    ['records.gettransrecord', { ...all, type: TRANSFER_IN }, 300],
    ['records.gettransrecord', { ...all, type: TRANSFER_OUT }, 300],
    ['redPacket.redpacket', { page: 1 }, 60],
    ['activity.activityApplyLog', { page: 1 }, 60],
  ] as const) {
    const { total, data } = answerData<Rows>(await call(name, wire, ME))
    expect(total, name).toBeGreaterThanOrEqual(least)
    expect(data).toHaveLength(10)
  }
  const { jisuan, nojisuan } = answerData<{ jisuan: number; nojisuan: number }>(
    await call('rebate.getfanshui', { ...all, type: '0' }, ME),
  )
  const sums = await mock.read((world) => {
    const rows = [...rowsOf(world, 'rebates', memberNamed(world, ME)?.id ?? '')]
    const of = (collected: boolean) =>
      rows.reduce((sum, one) => sum + ((one.collectedMs !== null) === collected ? one.amount : 0), 0)
    return [of(true), of(false)]
  })
  expect([jisuan, nojisuan].map((yuan) => Math.round(yuan * 100))).toEqual(sums)
  const rebates = answerData<{ list: Rows }>(await call('rebate.getfanshui', { ...all, type: '' }, ME))
  expect(rebates.list.total).toBeGreaterThan(100)
  expect(await books(ME)).toMatchObject({ sum: 0, wrong: [], overdrawn: [] })
})

test('many-bets: 100,000 by default, all in the last 30 days, built within 5 s of CPU time', async () => {
  const start = { seed: TEST_SEED, now: NOON, clock: { stopped: true } } as const
  // CPU time of this thread only, so that other programs do not affect the limit.
  const startedAt = process.threadCpuUsage()
  const world = buildScenario('many-bets', {}, start)
  expect(process.threadCpuUsage(startedAt).user).toBeLessThan(5_000_000)
  const who = memberNamed(world, ME)
  expect(lengthOf(world, 'bets', who?.id ?? '')).toBe(100_000)
  // The newest bet has a stake of 20 元. In three of the eleven venues half of a stake counts: 27,273 bets.
  expect(who?.turnover).toBe(100_001_000 - 27_273 * 500)
  expect(centralBalance(world, who?.id ?? '')).toBeGreaterThanOrEqual(100_000)
  expect(trialBalance(world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  const { call } = await callsTo('many-bets', { build: () => world })
  const page = (page: number) => call('records.betrecord', { ...all, page }, ME)
  expect(answerData<Rows>(await page(1))).toMatchObject({ total: 100_000, last_page: 10_000 })
  expect(answerData<Rows>(await page(10_000)).data).toHaveLength(10)
  expect(answerData<Rows>(await page(10_001)).data).toEqual([])
})
