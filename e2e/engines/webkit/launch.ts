import { execFileSync } from 'node:child_process'
import { type Browser, type BrowserContext, type Page, webkit } from '@playwright/test'
import { COUNT_EVENTS } from './input.ts'
import { openWindow, startDisplay } from './processes.ts'
import { connectToInspector } from './transport.ts'

const PHONE = { width: 390, height: 844 }

/** A context is a window with a profile of its own: WebKitGTK's inspector shows one page, which is its whole browser. */
async function newContext(display: string): Promise<BrowserContext> {
  const window = await openWindow(display, PHONE.width, PHONE.height)
  const browser = await webkit.connectOverCDP((await connectToInspector(window.port)) as never)
  const [context] = browser.contexts()
  const page = context?.pages()[0]
  if (!context || !page) throw new Error('WebKitGTK opened no page')
  // For its first site WebKit begins another process, which Playwright takes for a failure to load.
  const first = `http://127.0.0.1:${window.port}/`
  await page.goto(first).catch(() => page.goto(first))
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await context.addInitScript(COUNT_EVENTS)
  await page.evaluate(COUNT_EVENTS)
  focus(display)
  let isTaken = false
  return Object.assign(context, {
    newPage: async (): Promise<Page> => {
      if (isTaken) throw new Error('WebKitGTK has one page')
      isTaken = true
      return page
    },
    close: async () => {
      await browser.close()
      await window.stop()
    },
  })
}

/** Without a window manager nobody gives the keyboard to a new window. */
function focus(display: string): void {
  const env = { ...process.env, DISPLAY: display }
  execFileSync('xdotool', ['search', '--sync', '--onlyvisible', '--name', '^phone$', 'windowfocus'], { env })
}

/** Makes `webkit.launch()`, as the tests' worker calls it, start Debian's WebKitGTK on a screen of its own. */
export function installWebKitGTK(): void {
  const launch = async (): Promise<Browser> => {
    const display = await startDisplay()
    process.env.WEBKIT_DISPLAY = display.name
    const browser = {
      // Playwright's fixture looks here for a server's greeting.
      _connection: { headers: [] },
      newContext: () => newContext(display.name),
      close: () => display.stop(),
      contexts: () => [],
    }
    return browser as Partial<Browser> as Browser
  }
  Object.assign(webkit, { launch })
}
