import type { BrowserContext, Page, Request } from '@playwright/test'
import { keepFramesComing } from '../support/frames.ts'
import { watch } from '../support/problems.ts'
import { hideConsoleHandle } from '../support/servers/console-handle.ts'
import { Missed } from './oracles/missed.ts'

/**
 * What the browser says of requests that a fault or the missing network spoilt. Faults strike the demo's games and its
 * payment page, too.
 */
export const OF_FAULTS = [
  /Failed to load resource.*\(https?:\/\/[^/]+\/(api|pay|_game|_pay)\//,
  /net::ERR_INTERNET_DISCONNECTED/,
]

const WHITE_AFTER_MS = 15_000

/** All that is written down about a context while a run lasts. */
export type Watched = {
  /** What went wrong in its pages that no fault and no missing network explains. */
  wrong: () => string[]
  missed: Missed
  /** The app's reports of answers that break the contract. */
  reports: string[]
  crashed: string[]
}

export async function watchContext(context: BrowserContext, origin: string): Promise<Watched> {
  const errors = await watch(context, origin)
  errors.allow(...OF_FAULTS)
  const missed = new Missed()
  const wrong = () => errors.unexpected().filter((line) => !missed.explainsLine(line))
  const watched: Watched = { wrong, missed, reports: [], crashed: [] }
  context.on('requestfailed', (request) => {
    const path = new URL(request.url()).pathname
    missed.note({ path, failure: request.failure()?.errorText ?? '', pageUrl: pageUrlOf(request) })
  })
  await context.addInitScript(hideConsoleHandle)
  context.on('console', (message) => {
    if (message.text().startsWith('contract: ')) watched.reports.push(message.text())
  })
  return watched
}

/** Empty for a worker, and for a page that is just being opened. */
function pageUrlOf(request: Request): string {
  try {
    return request.frame().page().url()
  } catch {
    return ''
  }
}

/** A tab of the player: questions of the browser are agreed to, windows that it opens are closed. */
export function tend(page: Page, watched: Watched): void {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  page.on('popup', (popup) => void popup.close().catch(() => undefined))
  page.on('crash', () => watched.crashed.push('the browser lost the page'))
  page.on('close', keepFramesComing(page))
}

/** Whether the app shows text, or comes to show it. Throws when the page does not answer at all. */
export async function showsText(page: Page): Promise<boolean> {
  const look = () => {
    const root = document.querySelector<HTMLElement>('#root')
    return root?.checkVisibility() === true && root.innerText.trim() !== ''
  }
  for (const endMs = performance.now() + WHITE_AFTER_MS; performance.now() < endMs; ) {
    if (await page.evaluate(look)) return true
    await page.waitForTimeout(200)
  }
  return false
}

/** What the app shows in place of a screen that threw, or whose file could not be loaded (src/app/Boundary.tsx). */
export const showsBoundary = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.innerText.includes('页面没能打开'))
