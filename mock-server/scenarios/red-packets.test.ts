import { expect, test } from 'vitest'
import { redPacketTexts } from '#contracts/texts/messages.ts'
import { formatBeijing, parseBeijing } from '#contracts/time/beijing-time.ts'
import { nowOf } from '../state/clock.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'
import { buildScenario, type ScenarioName } from './catalogue.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username
const CLAIM = 'redPacket.douserredpacket'

test.each([
  ['red-packet-before', 3, 0, 'READY', redPacketTexts.notStarted],
  ['red-packet-open', 3, 0, 'STARTING', '恭喜'],
  ['red-packet-not-met', 0, 0, 'STARTING', redPacketTexts.notQualified],
  ['red-packet-used-up', 0, 3, 'STARTING', redPacketTexts.notQualified],
  ['red-packet-ended', 3, 0, 'END', redPacketTexts.ended],
  ['red-packet-off', 0, 0, 'STARTING', redPacketTexts.closed],
] as const)('%s', async (name, sendnums, acquirednum, status, text) => {
  const { call } = await callsTo(name)
  expect(await call('redPacket.userredpacket', {}, ME)).toMatchObject({
    data: { sendnums, acquirednum, status },
  })
  const { total } = answerData<{ total: number }>(await call('redPacket.redpacket', { page: 1 }, ME))
  expect(total).toBe(acquirednum)
  expect((await call(CLAIM, {}, ME)).message).toContain(text)
})

test('of 100 parallel claims with three left, three succeed and credit the amounts they answer', async () => {
  const { call, books } = await callsTo('red-packet-open')
  const answers = await Promise.all(Array.from({ length: 100 }, () => call(CLAIM, {}, ME)))
  const won = answers.filter(({ code }) => code === 200)
  expect(won).toHaveLength(3)
  const sum = won.reduce((all, answer) => {
    return all + Math.round(answerData<{ redpacketmoney: number }>(answer).redpacketmoney * 100)
  }, 0)
  expect(await books(ME)).toEqual({ wealth: 200_000 + sum, sum: 0, wrong: [], overdrawn: [] })
  const records = answerData<{ data: { redpacketmoney: number }[] }>(
    await call('redPacket.redpacket', { page: 1 }, ME),
  ).data
  expect(records.reduce((all, one) => all + Math.round(one.redpacketmoney * 100), 0)).toBe(sum)
})

test.each([
  ['red-packet-open', '2026-05-01 10:29:59', '2026-04-30 10:30:00'],
  ['red-packet-open', '2026-05-01 10:30:00', '2026-05-01 10:30:00'],
  ['red-packet-open', '2026-03-01 00:00:00', '2026-02-28 10:30:00'],
  ['red-packet-before', '2028-03-01 09:00:00', '2028-02-29 09:30:00'],
] as [ScenarioName, string, string][])('%s started at %s sets its clock to %s', (name, now, shown) => {
  const start = { seed: 1, now: parseBeijing(now) ?? 0, clock: { stopped: true } } as const
  expect(formatBeijing(buildScenario(name, {}, start).meta.clock.stoppedMs ?? 0)).toBe(shown)
})

test('a running clock continues from the time that the scenario sets', () => {
  const realNow = 5_000
  const now = parseBeijing('2026-05-01 15:00:00') ?? 0
  const world = buildScenario('red-packet-open', {}, { seed: 1, now, clock: { stopped: false, realNow } })
  expect(formatBeijing(nowOf(world, () => realNow + 61_000))).toBe('2026-05-01 10:31:01')
})
