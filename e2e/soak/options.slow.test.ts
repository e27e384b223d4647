import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { optionsOf } from './options.ts'

it('without flags: the production build, a new seed, ten minutes', () => {
  expect(optionsOf([], 77)).toMatchObject({
    build: 'production',
    seed: 77,
    minutes: 10,
    faultPercent: 10,
  })
})

it('reads the flags', () => {
  const flags = ['--build', 'demo', '--minutes', '0.5', '--seed', '3', '--until', '9', '--look-every', '5']
  expect(optionsOf(flags, 77)).toMatchObject({ build: 'demo', seed: 3, minutes: 0.5, until: 9, lookEvery: 5 })
})

it.each([
  [['--build', 'x'], '--build is production or demo, not "x"'],
  [['--minutes', 'ten'], '--minutes wants a number, not "ten"'],
  [['--faults', '101'], '--faults wants 0 to 100, not 101'],
  [['--wrong'], '--wrong'],
])('%j is refused', (flags, message) => {
  expect(() => optionsOf(flags, 1)).toThrow(message)
})

it('a replay takes build, seed, steps and controls from the log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'steps.jsonl')
  const rows = [{ build: 'demo', seed: 5 }, { step: 1, taken: 'button "转账"' }, { step: 2 }]
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'))
  expect(optionsOf(['--replay', file], 1)).toMatchObject({
    ...{ build: 'demo', seed: 5, until: 2 },
    taken: new Map([[1, 'button "转账"']]),
  })
  writeFileSync(file, '{"step":1}')
  expect(() => optionsOf(['--replay', file], 1)).toThrow('this is no log of a run')
})
