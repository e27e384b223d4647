import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'

/** Unexpected errors in any page of a context. They fail the test at its end. */
export type PageErrors = {
  /** Expected errors, e.g. the browser’s log line about a request that the test made fail. */
  allow: (...expected: readonly RegExp[]) => void
  /** All errors that were not allowed. */
  unexpected: () => string[]
}

/** What Firefox and WebKit log although nothing is wrong. Chromium logs none of these. */
const NOISE_OF_OTHERS = [
  // Firefox and WebKit do not know this key. Chrome on Android needs it to keep the foot above the keyboard.
  /Viewport argument key "interactive-widget" not recognized/,
  // axe asks every frame whether it has loaded axe. Firefox and WebKit report that a sandboxed frame does not get the
  // message.
  /Failed to execute ‘postMessage’ on ‘DOMWindow’: The target origin .* recipient window’s origin \(‘null’\)/,
  // WebKit logs this for a request that ends because its page is left. For a failed one it logs more.
  /Fetch API cannot load \S+ due to access control checks\./,
  // Firefox logs this for a picture that stops loading because its page is left.
  /Image corrupt or truncated\./,
  // A list measures its rows again after drawing them. Only WebKit logs that, and as an error without a name.
  /ResizeObserver loop completed with undelivered notifications/,
  /Unable to post message to \S+ Recipient has origin null\./,
]

/** Runs in every page: reports a violation of the content security policy as a console error. */
const REPORT_VIOLATIONS = () => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy: ${violatedDirective} blocked ${blockedURI} ${sample}`)
  })
}

/** Whether the request is for a file of the build in this folder, which any host serves. Calls of the API are not. */
function isFileOf(folder: string, request: Request): boolean {
  const { pathname } = new URL(request.url())
  return request.method() === 'GET' && existsSync(join(folder, pathname.replace(/\/$/, '/index.html')))
}

/**
 * Watches all pages of the context for console errors, uncaught errors, policy violations and foreign requests. If
 * `filesIn` is the folder of a build that needs no backend, requests for anything but its files count, too.
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
    // Some errors in WebKit have no stack.
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
