import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import type { MockControl } from '#mock/control/control.ts'
import { OWN_TIME } from './waits.ts'

const repo = join(import.meta.dirname, '../..')

/** A refusal whose code says nothing more: the app shows its message. */
export const REFUSED = 202

/** The controls of the mock backend that tests use, the same in the page and over HTTP. */
export type MockHandle = Pick<MockControl, Verb>

const VERBS = [
  ...(['scenario', 'review', 'clock', 'faults', 'read', 'site', 'export', 'reset', 'credit'] as const),
  ...(['import', 'calls', 'pay', 'venue', 'nextRound'] as const),
] as const
type Verb = (typeof VERBS)[number]

const mockBy = (call: (verb: Verb, input: unknown) => Promise<unknown>): MockHandle =>
  Object.fromEntries(VERBS.map((verb) => [verb, (input: unknown) => call(verb, input)])) as MockHandle

/** The mock backend inside this page of the demo build. A page that was just entered starts it after its load. */
export const mockInPage = (page: Page): MockHandle =>
  mockBy(async (verb, input) => {
    await page.waitForFunction(() => '__house' in window, undefined, OWN_TIME)
    return page.evaluate(
      ([name, argument]) =>
        (window as { __house?: Record<string, (input: unknown) => unknown> }).__house?.[name]?.(argument),
      [verb, input] as const,
    )
  })

/** The mock backend behind HTTP, started with --provider-states. */
export const mockOverHttp = (url: string): MockHandle =>
  mockBy(async (verb, input) => {
    const answer = await fetch(`${url}/_house/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(verb === 'import' ? { text: input } : (input ?? {})),
    })
    const body = await answer.json()
    if (answer.ok) return body
    throw new Error(`the mock backend refused ${verb}: ${JSON.stringify(body)}`)
  })

/** `url`: where the app is served. `control`: where the mock backend takes the verbs of its control. */
export type RunningMock = { url: string; control: string; stop: () => Promise<void> }

/**
 * `npm run house` on a free port, serving a build on its own origin, or none; `from` is the checkout that it runs from.
 */
export async function startMock(
  build: string | null = 'dist',
  { from = repo, scenario = 'visitor' } = {},
): Promise<RunningMock> {
  const site = build === null ? [] : ['--static', build]
  const flags = ['--port', '0', ...site, '--provider-states', '--scenario', scenario]
  const child = spawn(process.execPath, ['mock-server/control/cli.ts', ...flags], {
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
