import { describe, expect, test } from 'vitest'
import { rebateTexts } from '#contracts/texts/messages.ts'
import { DAY_MS } from '#contracts/time/beijing-time.ts'
import { REBATE_PENDING } from '#contracts/wire/record-codes.ts'
import { VIP_LEVELS } from '../rules/bonus/vip-levels.ts'
import { callsTo } from '../testing/test-calls.ts'
import { NOON } from '../testing/test-mock.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username
const TO_MIDNIGHT = DAY_MS / 2

test.each(Array.from({ length: 11 }, (_, level) => level))('vip-level %i', async (level) => {
  const { call, member, mock } = await callsTo('vip-level', { params: { level } })
  const target = VIP_LEVELS.find((seed) => seed.level === level)
  expect(await call('member.user', {}, ME)).toMatchObject({ data: { current_vip: `P${level}` } })
  expect(await member(ME)).toMatchObject({
    vip: level,
    paysum: target?.recharge ?? 0,
    turnover: target?.flow ?? 0,
    wageringLeft: 0,
  })
  await mock.control.clock({ byMs: 3 * DAY_MS })
  expect((await member(ME)).vip).toBe(level)
})

test.each([0, 1, 4, 9])('vip-about-to-rise from %i: rises by one level at midnight', async (level) => {
  const { member, mock } = await callsTo('vip-about-to-rise', { params: { level } })
  expect((await member(ME)).vip).toBe(level)
  await mock.control.clock({ byMs: TO_MIDNIGHT - 1 })
  expect((await member(ME)).vip).toBe(level)
  await mock.control.clock({ byMs: 1 })
  expect((await member(ME)).vip).toBe(level + 1)
  await mock.control.clock({ byMs: 5 * DAY_MS })
  expect((await member(ME)).vip).toBe(level + 1)
})

test.each([1, 2, 10])('vip-about-to-fall from %i: falls by one level at midnight', async (level) => {
  const { member, mock } = await callsTo('vip-about-to-fall', { params: { level } })
  expect(await member(ME)).toMatchObject({ vip: level, vipSinceMs: NOON + TO_MIDNIGHT - 90 * DAY_MS })
  await mock.control.clock({ byMs: TO_MIDNIGHT - 1 })
  expect((await member(ME)).vip).toBe(level)
  await mock.control.clock({ byMs: 1 })
  expect((await member(ME)).vip).toBe(level - 1)
  await mock.control.clock({ byMs: DAY_MS })
  expect((await member(ME)).vip).toBe(level - 1)
})

test.each([
  0, 1, 9,
])('vip-fallen to %i: fell by one level at the last midnight, and a letter says so', async (level) => {
  const { call, member } = await callsTo('vip-fallen', { params: { level } })
  expect(await member(ME)).toMatchObject({ vip: level, vipPeak: level + 1, vipSinceMs: NOON - TO_MIDNIGHT })
  const letters = await call('notices.noticeList', { type: 2, page: 1 }, ME)
  expect(letters).toHaveProperty(['data', 'data', 0, 'title'], `等级调整为 VIP ${level}`)
})

describe('rebates', () => {
  const query = { date: 1, page: 1, api_type: '', type: '' }

  test('rebate-pending', async () => {
    const { call, books } = await callsTo('rebate-pending')
    expect(await call('rebate.getfanshui', query, ME)).toMatchObject({
      data: {
        nojisuan: 8,
        jisuan: 0,
        list: {
          data: [
            { gamename: '真人厅', money: 3.5, state: REBATE_PENDING },
            { gamename: '云舟电子', money: 4.5, state: REBATE_PENDING },
          ],
        },
      },
    })
    const { wealth } = await books(ME)
    expect((await call('rebate.dofanshui', {}, ME)).code).toBe(200)
    expect((await books(ME)).wealth).toBe(wealth + 800)
  })

  test('rebate-collected', async () => {
    const { call } = await callsTo('rebate-collected')
    expect(await call('rebate.getfanshui', { ...query, type: '1' }, ME)).toMatchObject({
      data: { nojisuan: 0, jisuan: 8, list: { total: 2 } },
    })
    expect(await call('rebate.dofanshui', {}, ME)).toMatchObject({
      code: 202,
      message: rebateTexts.nothingPending,
    })
  })

  test('five parallel collections credit once', async () => {
    const { call, books } = await callsTo('rebate-pending')
    const { wealth } = await books(ME)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call('rebate.dofanshui', {}, ME)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await books(ME)).wealth).toBe(wealth + 800)
  })
})
