// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { NOON, testMock } from '../../testing/test-mock.ts'
import { tellProblem } from '../tell.ts'
import { openReport, routeOf, writeReport } from './bug-report.ts'

test('a report brings its world, its moment and its faults to another mock backend', async () => {
  let realMs = NOON
  const { control } = await testMock('deposit-order', { real: () => realMs })
  await control.clock({ run: true })
  await control.clock({ byMs: 60_000 })
  await control.faults({ add: [{ kind: 'drop', endpoint: '/api/transfer' }] })
  history.replaceState(null, '', '#/venue?ticket=very-secret-ticket&x=1')
  const text = await writeReport(control, '余额不对')
  const before = await control.read()
  expect(JSON.parse(text)).toMatchObject({ scenario: 'deposit-order', calls: [], seed: before.seed })
  expect(JSON.parse(text).address).toContain('#/venue?ticket=***&x=1')

  realMs += 3_600_000
  const other = (await testMock('visitor', { real: () => realMs })).control
  expect((await openReport(other, text)).note).toBe('余额不对')
  const after = await other.read()
  expect([after.scenario, after.clock.now, after.members, after.pending, after.faults]).toEqual([
    before.scenario,
    before.clock.now,
    before.members,
    before.pending,
    before.faults,
  ])
})

test.each([
  ['https://demo.example/a/?scenario=demo#/transRecord?type=2', '/transRecord?type=2'],
  ['https://demo.example/_console/', '/'],
  ['https://demo.example/#', '/'],
  ['/transRecord?type=2', '/transRecord?type=2'],
])('a report written at %s opens at %s', async (address, route) => {
  expect(routeOf({ address } as Parameters<typeof routeOf>[0])).toBe(route)
})

test.each([
  '',
  '{}',
  '[]',
  '{"kind":"other"}',
])('another file (%s) is told in Chinese and changes nothing', async (text) => {
  const { control } = await testMock('fresh-member')
  const problem = await openReport(control, text).catch((cause: unknown) => cause)
  expect(tellProblem(problem)).toBe('这个文件不是控制台导出的世界')
  expect((await control.read()).scenario).toBe('fresh-member')
})
