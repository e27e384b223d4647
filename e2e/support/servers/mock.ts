import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import type { MockControl } from '#mock/control/control.ts'
import { controlBy } from '#mock/control/verbs.ts'
import { OWN_TIME } from '../waits.ts'

const repo = join(import.meta.dirname, '../../..')

/** A refusal with no special code: the app shows its message. */
export const REFUSED = 202

/** The mock backend inside this page of the demo build. It starts after the page has loaded. */
export const mockInPage = (page: Page): MockControl =>
  controlBy(async (verb, input) => {
    await page.waitForFunction(() => '__mock' in window, undefined, OWN_TIME)
    return page.evaluate(
      ([name, argument]) =>
        (window as { __mock?: Record<string, (input: unknown) => unknown> }).__mock?.[name]?.(argument),
      [verb, input] as const,
    )
  })

/** `url` is where the app is served, `control` where the mock backend takes its control verbs. */
export type RunningMock = { url: string; control: string; stop: () => Promise<void> }

/**
 * Starts `npm run mock` on a free port. It serves a build on its own origin, or none. `from` is the checkout to run.
 */
export async function startMock(
  build: string | null = 'dist',
  { from = repo, scenario = 'visitor' } = {},
): Promise<RunningMock> {
  const site = build === null ? [] : ['--static', build]
  const flags = ['--port', '0', ...site, '--provider-states', '--scenario', scenario]
  const child = spawn(process.execPath, ['mock-server/cli.ts', ...flags], {
    cwd: from,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)
      if (found) resolve(found[0])
    })
    ended.then(() => reject(new Error('the mock backend ended before it printed its address')))
  })
  return {
    url,
    control: url,
    stop: () => {
      child.kill()
      return ended
    },
  }
}
