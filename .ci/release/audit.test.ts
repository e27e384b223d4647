import { expect, it } from 'vitest'
import { readAudit } from './audit.ts'

const found = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } })

it('passes when nothing serious is known, and fails for what is', () => {
  expect(readAudit(found({ low: 2, moderate: 1, high: 0, critical: 0 }))).toEqual({
    line: 'audit: 0 critical, 0 high, 1 moderate, 2 low in the dependencies that ship',
    failed: false,
  })
  expect(readAudit(found({ moderate: 1 }), true).failed).toBe(false)
  expect(readAudit(found({ high: 1, critical: 0 })).failed).toBe(true)
  expect(readAudit(found({ high: 0, critical: 1 })).failed).toBe(true)
})

it.each([
  [
    'no network',
    '{"message":"request to https://registry.npmjs.org failed","error":{"summary":""}}',
    /registry/,
  ],
  ['a registry without advisories', '{"error":{"summary":"405 Method Not Allowed"}}', /405/],
  ['no npm', 'spawnSync npm ENOENT', /ENOENT/],
  ['nothing at all', '', /no output/],
])('says that it did not run, and fails where it is required: %s', (_, output, why) => {
  const { line, failed } = readAudit(output)
  expect(failed).toBe(false)
  expect(readAudit(output, true)).toEqual({ line, failed: true })
  expect(line).toMatch(/^audit NOT RUN/)
  expect(line).toMatch(why)
})
