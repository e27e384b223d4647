import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from '#e2e/support/browser.ts'

/** The phone that Lighthouse's mobile preset shows a page on. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Not a name is looked up: no page reaches the network, and the browser itself does not either. */
export const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--headless=new',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** A Chromium that draws as one with a window does, if there is any: the headless shell has shortcuts of its own. */
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

/** A browser of its own each time: nothing stored, nothing cached, no code compiled before. */
export async function inFreshBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
  try {
    return await work(await browser.newContext({ ...PHONE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }))
  } finally {
    await browser.close()
  }
}
