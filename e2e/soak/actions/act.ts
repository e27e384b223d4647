import type { Page } from '@playwright/test'
import { goTo } from '../../journeys/entry.ts'
import { operate } from '../operator.ts'
import type { Act } from '../plan.ts'
import type { Did, Scene } from '../scene.ts'
import { logIn, logOut } from '../session.ts'
import { rage, sendForm, tap, type } from './taps.ts'

/** Does one step in a page of the app. What needs both tabs or the browser itself is done by soak.ts. */
export async function act(what: Act, scene: Scene): Promise<Did> {
  const { page, site } = scene
  switch (what.do) {
    case 'tap':
      return tap(what, scene)
    case 'type':
      return type(what, scene)
    case 'rage':
      return rage(what, scene)
    case 'background':
      await page.evaluate(leaveAndReturn, what.ms)
      return { text: `away for ${what.ms} ms` }
    case 'form':
      return sendForm(what, scene)
    case 'scroll':
      await page.evaluate((by) => window.scrollBy(0, by), what.byPx)
      return { text: `scrolled by ${what.byPx}` }
    case 'go':
      await goTo(page, what.address)
      return { text: `went to ${what.address}` }
    case 'back':
    case 'forward':
      // The browser goes by itself: a wait for the load would end in another page's.
      await page.evaluate(goInHistory, what.do === 'back' ? -1 : 1)
      return { text: what.do }
    case 'escape':
      await page.keyboard.press('Escape')
      return { text: 'Escape', taps: 1 }
    case 'theme':
      await page.emulateMedia({ colorScheme: await otherScheme(page) })
      return { text: 'the other theme' }
    case 'log in':
      return logIn(scene)
    case 'log out':
      return logOut(page)
    case 'clock':
      await site.mockOf(page).clock({ byMs: what.byMs })
      return { text: `the clock went forward by ${what.byMs / 60_000} min` }
    case 'operator':
      return { text: await operate(site.mockOf(page), what) }
    default:
      return { text: `nothing to do: ${what.do}` }
  }
}

/** Runs in the page. Before its first entry lies the blank page of a new tab: no player goes there. */
function goInHistory(by: number): void {
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  if (by > 0 || navigation?.canGoBack !== false) history.go(by)
}

/** Runs in the page: as on a phone, it is hidden for so long. */
async function leaveAndReturn(ms: number): Promise<void> {
  let state: DocumentVisibilityState = 'hidden'
  const tell = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  tell()
  await new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
  state = 'visible'
  tell()
}

const otherScheme = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: light)').matches ? 'dark' : 'light'))
