import { expect, it } from 'vitest'
import { ofPlaywright, ofVitest, settled } from './test-counts.ts'

it('counts a skipped test, and a file that did not load, as failures', () => {
  const tests = [
    { fullName: 'a', status: 'passed' },
    { fullName: 'b', status: 'skipped' },
  ]
  const testResults = [
    { name: 'x.test.ts', status: 'passed', assertionResults: tests },
    { name: 'y.test.ts', status: 'failed', assertionResults: [] },
  ]
  expect(ofVitest({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 2,
    red: ['x.test.ts: b', 'y.test.ts did not load'],
  })
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  expect(ofPlaywright({ suites: [], stats, errors: [{}] })).toMatchObject({ passed: 7, failed: 4 })
})

it.each([
  ['ended badly with every test passed', { passed: 9, failed: 0 }, 1, { passed: 9, failed: 1 }],
  ['ran nothing', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['left no report', undefined, 0, { passed: 0, failed: 1 }],
  ['passed', { passed: 9, failed: 0 }, 0, { passed: 9, failed: 0 }],
])('a runner that %s is judged by report and exit code', (_what, tally, exitCode, expected) => {
  expect(settled(tally, exitCode)).toEqual(expected)
})
