import { expect, test } from 'vitest'
import { openingFrom } from './opening.ts'

const read = (search: string) => openingFrom(new URLSearchParams(search))

test('an address without a scenario names no world', () => {
  expect(read('')).toBeUndefined()
  expect(read('seed=7')).toBeUndefined()
})

test('an address names a scenario, its params, its time and its seed', () => {
  expect(read('scenario=visitor')).toEqual({ name: 'visitor', params: {} })
  expect(read('scenario=member-with-money&params={"central":"12.50"}&at=2026-05-01 11:00:00&seed=7')).toEqual(
    {
      name: 'member-with-money',
      params: { central: '12.50' },
      at: Date.parse('2026-05-01T11:00:00+08:00'),
      seed: 7,
    },
  )
  const faults = [{ kind: 'drop', endpoint: '*' }]
  expect(read(`scenario=visitor&faults=${JSON.stringify(faults)}`)).toMatchObject({ faults })
  expect(read('scenario=visitor&at=1777604400000')).toMatchObject({ at: 1_777_604_400_000 })
})

test.each([
  'scenario=nobody-knows-this',
  'scenario=constructor',
  'scenario=visitor&params={"central":1}',
  'scenario=member-with-money&params={"central":"a lot"}',
  'scenario=member-with-money&params={"central"',
  'scenario=visitor&at=2026-02-30 11:00:00',
  'scenario=visitor&at=soon',
  'scenario=visitor&seed=-1',
  'scenario=visitor&seed=1e3',
  'scenario=visitor&faults={}',
  'scenario=visitor&faults=[',
])('an address that makes no sense names no world: %s', (search) => {
  expect(read(search)).toBe('unreadable')
})
