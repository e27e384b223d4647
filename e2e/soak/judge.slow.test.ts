import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { judgeStep } from './judge.ts'
import type { Run } from './run-state.ts'

const URL_OF_SITE = 'http://127.0.0.1:9/'

it('a report of a broken answer is a finding also where the page is left before its screen is judged', async () => {
  const page = {
    url: () => URL_OF_SITE,
    evaluate: () => Promise.reject(new Error('Execution context was destroyed')),
  } as unknown as Page
  const run = {
    site: { build: 'production', url: URL_OF_SITE, mockOf: () => ({ calls: async () => [] }) },
    watched: {
      reports: ['contract: POST /api/user: data.balance Invalid input'],
      wrong: () => [],
      crashed: [],
    },
    ...{ first: page, second: undefined, step: 9, onlineFrom: 0, judgedReports: 0, calls: 0 },
    ...{ sent: [], taps: [], looks: [], findings: [], faulted: new Map(), lastCall: new Map() },
  } as unknown as Run
  const text = expect.stringContaining('/api/user')
  await expect(judgeStep(run, page)).rejects.toThrow('context was destroyed')
  expect(run.findings).toEqual([{ oracle: 'contract', text }])
  // Each is judged once.
  await expect(judgeStep(run, page)).rejects.toThrow()
  expect(run.findings).toHaveLength(1)
})
