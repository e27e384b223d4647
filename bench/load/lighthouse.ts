import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumPath, FLAGS } from './chromium.ts'

/** `simulate` calculates a slow phone from a fast load, `devtools` slows the load itself. */
export type Throttling = 'simulate' | 'devtools'
export type Vitals = { fcp: number; lcp: number; tbt: number; cls: number; score: number }

/** Lighthouse's mobile preset on a page, in a new browser with a new profile; logged in if there is a token. */
export async function vitalsOf(url: string, throttlingMethod: Throttling, token?: string): Promise<Vitals> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: FLAGS, logLevel: 'error' })
  try {
    if (token !== undefined) await leaveToken(chrome.port, url, token)
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
      throttlingMethod,
      // The token was stored on purpose.
      disableStorageReset: token !== undefined,
    })
    if (!run) throw new Error(`Lighthouse has nothing to say about ${url}`)
    const { audits, categories, runtimeError } = run.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const of = (id: string): number => {
      const value = audits[id]?.numericValue
      if (value === undefined)
        throw new Error(`Lighthouse has no ${id} of ${url}: ${audits[id]?.errorMessage}`)
      return value
    }
    return {
      fcp: of('first-contentful-paint'),
      lcp: of('largest-contentful-paint'),
      // A page that never becomes idle has none: count it as the worst.
      tbt: audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
      cls: of('cumulative-layout-shift'),
      score: categories.performance?.score ?? 0,
    }
  } finally {
    chrome.kill()
  }
}

/** Stores the token where the app keeps it, from a file of the same origin that loads no code of the app. */
async function leaveToken(port: number, url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const [context] = browser.contexts()
    const page = await context?.newPage()
    await page?.goto(new URL('favicon.svg', url).href)
    await page?.evaluate((text) => localStorage.setItem('token', text), token)
    await page?.close()
  } finally {
    await browser.close()
  }
}
