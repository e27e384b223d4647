// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appHides, appShows } from '../../api/core/site-closed.ts'
import { keepAccount } from '../../features/auto-registration/account-store.ts'
import { countRequest } from '../../lib/loading/in-flight.ts'
import { LEAVES_WITHIN_MS, noteLeaving } from '../../lib/navigation/leaving.ts'
import { reloadWhenSafe } from './reload-when-safe.ts'

const FRAMES_MS = 100
const frames = () => vi.advanceTimersByTimeAsync(FRAMES_MS)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  appShows()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  document.body.replaceChildren()
})

/** Puts this markup into the page. Returns a function that removes it. */
const shown = (markup: string) => () => {
  const place = document.createElement('div')
  place.innerHTML = markup
  document.body.append(place)
  return () => place.remove()
}

/** All that a reload would cut off. Each begins, and returns how it ends. */
const HOLDS: Record<string, () => () => unknown> = {
  'a request': countRequest,
  'a second request': countRequest,
  'a page on its way': () => {
    noteLeaving()
    // Only time shows that a page was not left after all.
    return () => vi.advanceTimersByTimeAsync(LEAVES_WITHIN_MS)
  },
  'a sheet': shown('<div role="dialog"></div>'),
  'a question': shown('<div role="alertdialog"></div>'),
  'the browser’s own dialog': shown('<dialog open></dialog>'),
  'a toast': shown('<div id="toast"><div class="toast">提交成功</div></div>'),
  'the app behind the maintenance notice': () => {
    const takeAway = shown('<main role="alert">系统维护中</main>')()
    appHides()
    return () => {
      appShows()
      takeAway()
    }
  },
  'passwords told once': () => {
    keepAccount({ name: 'guest01', password: 'a', payPassword: 'b' })
    return () => keepAccount(undefined)
  },
}
const NAMES = Object.keys(HOLDS)
const begin = (name: string) => HOLDS[name]?.() as () => unknown

describe.each(NAMES)('%s ends', (first) => {
  test.each(NAMES.filter((name) => name !== first))('before %s: the reload waits for both', async (last) => {
    const reload = vi.fn()
    const [endFirst, endLast] = [begin(first), begin(last)]
    reloadWhenSafe(() => true, reload)
    await frames()
    await endFirst()
    await frames()
    expect(reload).not.toHaveBeenCalled()
    await endLast()
    await frames()
    expect(reload).toHaveBeenCalledTimes(1)
    begin(first)()
    await frames()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
