import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from '#e2e/support/browser.ts'

/** The phone that Lighthouse's mobile preset emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Blocks name resolution: neither a page nor the browser itself reaches the network. */
export const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--headless=new',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** A Chromium that renders as one with a window does, if there is one: the headless shell takes shortcuts. */
export function chromiumPath(): string {
  const machine = thisMachine(() => chromium.executablePath())
  try {
    return findChromium({
      ...machine,
      isRoot: false,
      which: (name) => (name === 'chromium-headless-shell' ? undefined : machine.which(name)),
    })
  } catch {
    return findChromium(machine)
  }
}

/** A new browser each time: nothing stored, nothing cached, no code compiled. */
export async function inFreshBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
  try {
    return await work(await browser.newContext({ ...PHONE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }))
  } finally {
    await browser.close()
  }
}
