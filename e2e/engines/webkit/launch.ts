import type { EventEmitter } from 'node:events'
import { basename } from 'node:path'
import { type Browser, type BrowserContext, type Page, webkit } from '@playwright/test'
import { tellNetwork } from '../../support/servers/network.ts'
import { COUNT_EVENTS, showsWindow } from './input.ts'
import { openWindow, startDisplay } from './processes.ts'
import { connectToInspector } from './transport.ts'

const PHONE = { width: 390, height: 844 }

type Size = { width: number; height: number }

const withoutHash = (url: string) => url.replace(/#.*/, '')

/** A load that goes on in another process is told as cancelled. */
const unlessCancelled = (problem: Error): null => {
  if (problem.message.includes('Load request cancelled')) return null
  throw problem
}

/** The part of Playwright's download that tests use. */
const savedAs = (path: string) => ({ suggestedFilename: () => basename(path), path: async () => path })

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
  showsWindow(window)
  const goto = page.goto.bind(page)
  const route = page.route.bind(page)
  const waitForURL = page.waitForURL.bind(page)
  const goBack = page.goBack.bind(page)
  const reload = page.reload.bind(page)
  let isAtSite = false
  const earlyRoutes: Parameters<Page['route']>[] = []
  Object.assign(page, {
    goto: async (url: string, options: object) => {
      // No page of a server may open a file; the window may.
      if (url.startsWith('file:')) {
        await window.take(['load', url])
        await waitForURL(url)
        return null
      }
      // Playwright would wait for a document that another hash does not bring.
      if (url.includes('#') && withoutHash(url) === withoutHash(page.url())) {
        await page.evaluate((address) => location.assign(address), url)
        return null
      }
      // The headers of the site ask for another process, and a request that is intercepted would ask again and again.
      if (!isAtSite && earlyRoutes.length > 0) await goto(new URL('/kf.html', url).href)
      isAtSite = true
      for (const early of earlyRoutes.splice(0)) await route(...early)
      return goto(url, options)
    },
    route: async (...what: Parameters<Page['route']>) => {
      if (isAtSite) await route(...what)
      else earlyRoutes.push(what)
    },
    // A change of process looks like a failure to load.
    waitForURL: (...what: Parameters<Page['waitForURL']>) =>
      waitForURL(...what).catch(() => waitForURL(...what)),
    goBack: (options: object) => goBack(options).catch(unlessCancelled),
    reload: (options: object) => reload(options).catch(unlessCancelled),
    setViewportSize: async ({ width, height }: Size) => {
      await window.take(['resize', width, height])
      await page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, {
        width,
        height,
      })
    },
  })
  window.onSaved((path) => (page as Page & EventEmitter).emit('download', savedAs(path)))
  let isTaken = false
  return Object.assign(context, {
    newPage: async (): Promise<Page> => {
      if (isTaken) throw new Error('WebKitGTK has one page')
      isTaken = true
      return page
    },
    grantPermissions: () => window.take(['grant']),
    setOffline: async (isOffline: boolean) => {
      await window.take(['offline', isOffline])
      await tellNetwork(page, isOffline)
    },
    close: async () => {
      await browser.close()
      await window.stop()
    },
  })
}

/** Makes `webkit.launch()`, as the tests' worker calls it, start Debian's WebKitGTK on a screen of its own. */
export function installWebKitGTK(): void {
  const launch = async (): Promise<Browser> => {
    const display = await startDisplay()
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
