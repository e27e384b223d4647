import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'

/** Unexpected errors in any page of a context; they fail the test at its end. */
export type PageErrors = {
  /** Errors that belong to the test, e.g. the browser’s log line about a request that the test made fail. */
  allow: (...expected: readonly RegExp[]) => void
  /** All errors that were not allowed. */
  unexpected: () => string[]
}

/** What Firefox and WebKit log on every page, and nobody can act on. Chromium's console stays clean. */
const NOISE_OF_OTHERS = [
  // Firefox and WebKit do not know this key; Chromium's Android needs it to keep the foot above the keyboard.
  /Viewport argument key "interactive-widget" not recognized/,
  // axe asks every frame whether it has loaded axe, too; Firefox and WebKit report that a sandboxed one does not get the question.
  /Failed to execute ‘postMessage’ on ‘DOMWindow’: The target origin .* recipient window’s origin \(‘null’\)/,
  // WebKit says this of a request that is cut off when its page is left. Of one that failed it says more.
  /Fetch API cannot load \S+ due to access control checks\./,
  // Firefox says this of a picture whose loading is cut off when its page is left.
  /Image corrupt or truncated\./,
  // A list that measures its rows anew after they were drawn; only WebKit's console says so, and as an error without a name.
  /ResizeObserver loop completed with undelivered notifications/,
  /Unable to post message to \S+ Recipient has origin null\./,
]

/** Runs in every page: reports a violation of the content security policy as a console error. */
const REPORT_VIOLATIONS = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy: ${violatedDirective} blocked ${blockedURI} ${sample}`)
  })
}

/** Whether a file of the build in this folder is asked for, which any host serves. What a call of the app asks for is none. */
function isFileOf(folder: string, request: Request): boolean {
  const { pathname } = new URL(request.url())
  return request.method() === 'GET' && existsSync(join(folder, pathname.replace(/\/$/, '/index.html')))
}

/**
 * Watches all pages of the context: console errors, uncaught errors, policy violations, foreign requests, and where `filesIn`
 * is the folder of a build that asks no backend, requests for anything else.
 */
export async function watch(
  context: BrowserContext,
  ownOrigin: string,
  filesIn?: string,
): Promise<PageErrors> {
  const seen: string[] = []
  const isChromium = (context.browser()?.browserType().name() ?? 'chromium') === 'chromium'
  const allowed: RegExp[] = isChromium ? [] : [...NOISE_OF_OTHERS]
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console.error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { name, message, stack } = error.error()
    // WebKit gives some errors no stack.
    seen.push(`uncaught: ${stack || `${name}: ${message}`}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^(https?|wss?):$/.test(url.protocol)) return
    if (url.origin !== ownOrigin) seen.push(`foreign request: ${url.href}`)
    else if (filesIn !== undefined && !isFileOf(filesIn, request))
      seen.push(`request of no file: ${request.method()} ${url.href}`)
  })
  await context.addInitScript(REPORT_VIOLATIONS)
  return {
    allow: (...expected) => allowed.push(...expected),
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
