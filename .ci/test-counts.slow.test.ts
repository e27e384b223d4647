import { expect, it } from 'vitest'
import {
  closingLine,
  exitCodeOf,
  matrixLine,
  ofPlaywright,
  ofVitest,
  settled,
  single,
  totalOf,
} from './test-counts.ts'

const suite = (status: string, tests: number) => ({
  name: 'money.test.ts',
  status,
  assertionResults: Array.from({ length: tests }, (_, i) => ({ fullName: `fact ${i}`, status })),
})

it('sums the results of all steps', () => {
  expect(totalOf([single(0), single(2), { passed: 40, failed: 3 }])).toEqual({ passed: 41, failed: 4 })
  expect(totalOf([])).toEqual({ passed: 0, failed: 0 })
})

it('says of all steps what none of them could run', () => {
  const one = (reason: string) => ({ passed: 0, failed: 0, notRun: [reason] })
  const { notRun } = totalOf([one('firefox: no Debian'), single(0), one('webkit: no Debian')])
  expect(notRun).toEqual(['firefox: no Debian', 'webkit: no Debian'])
})

it('counts a file that did not load as a failure', () => {
  const report = {
    numTotalTests: 5,
    numPassedTests: 5,
    testResults: [suite('passed', 5), suite('failed', 0)],
  }
  expect(ofVitest(report)).toEqual({ passed: 5, failed: 1, red: ['money.test.ts did not load'] })
})

it('counts a skipped test as a failure', () => {
  const testResults = [suite('passed', 3), suite('skipped', 2)]
  expect(ofVitest({ numTotalTests: 5, numPassedTests: 3, testResults })).toEqual({
    passed: 3,
    failed: 2,
    red: ['money.test.ts: fact 0', 'money.test.ts: fact 1'],
  })
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  expect(ofPlaywright({ suites: [], stats, errors: [] })).toEqual({ passed: 7, failed: 3 })
})

it('counts errors outside of tests', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(ofPlaywright({ suites: [], stats, errors: [{ message: 'the server did not start' }] })).toEqual({
    passed: 0,
    failed: 1,
  })
})

it.each([
  ['ended badly with every test passed', { passed: 9, failed: 0 }, 1, { passed: 9, failed: 1 }],
  ['ran nothing', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['left no report', undefined, 0, { passed: 0, failed: 1 }],
  ['failed two', { passed: 9, failed: 2 }, 1, { passed: 9, failed: 2 }],
  ['passed', { passed: 9, failed: 0 }, 0, { passed: 9, failed: 0 }],
])('combines report and exit code of a runner that %s', (_what, tally, exitCode, expected) => {
  expect(settled(tally, exitCode)).toEqual(expected)
})

it('names what failed at any depth, step by step', () => {
  const spec = (ok: boolean, title: string) => ({
    ok,
    title,
    file: 'transfer.spec.ts',
    line: 7,
    tests: [{ projectName: 'production' }],
  })
  const suites = [{ specs: [spec(true, 'a')], suites: [{ specs: [spec(false, 'b'), spec(false, 'c')] }] }]
  const stats = { expected: 1, unexpected: 2, flaky: 0, skipped: 0 }
  const first = settled(ofPlaywright({ suites, stats, errors: [] }), 1)
  const red = ['[production] transfer.spec.ts:7: b', '[production] transfer.spec.ts:7: c']
  expect(first.red).toEqual(red)
  expect(totalOf([first, single(0), { passed: 0, failed: 1, red: ['d'] }]).red).toEqual([...red, 'd'])
})

it('counts the cases of the money matrix, in a browser and without one', () => {
  const results = (status: string) => [{ fullName: `deposit ${status}`, status }]
  const without = ofVitest({
    numTotalTests: 3,
    numPassedTests: 2,
    testResults: [
      {
        name: '/repo/src/app/money-matrix/deposits.test.ts',
        status: 'passed',
        assertionResults: results('passed'),
      },
      {
        name: '/repo/src/app/money-matrix/others.slow.test.ts',
        status: 'failed',
        assertionResults: results('failed'),
      },
      { name: '/repo/src/app/routing/paths.test.ts', status: 'passed', assertionResults: results('passed') },
    ],
  })
  const spec = { ok: true, title: 'reload', line: 1, tests: [{ projectName: 'phone' }] }
  const inBrowser = ofPlaywright({
    suites: [
      { specs: [], suites: [{ specs: [{ ...spec, file: 'matrix/matrix.spec.ts' }] }] },
      { specs: [{ ...spec, file: 'transfer.spec.ts' }] },
    ],
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
  })
  const total = totalOf([settled(without, 1), single(0), settled(inBrowser, 0)])
  expect(matrixLine(total)).toBe('money matrix: 2 cases passed, 1 failed')
  expect(matrixLine(single(0))).toBeUndefined()
})

it('fails on any failure and when nothing ran', () => {
  expect(exitCodeOf({ passed: 3, failed: 0 })).toBe(0)
  expect(exitCodeOf({ passed: 3, failed: 1 })).toBe(1)
  expect(exitCodeOf({ passed: 0, failed: 0 })).toBe(1)
})

it('ends with the agreed line', () => {
  expect(closingLine({ passed: 812, failed: 0 })).toBe('812 passed, 0 failed')
})
