import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { pass } from '../../money-matrix/test-support/time.ts'
import { files } from './files.ts'
import type { Spoil } from './visit.tsx'

const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange', { bubbles: true }))
}
const noNetwork = (isGone: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isGone)
  fireEvent(window, new Event(isGone ? 'offline' : 'online'))
}
const logOutElsewhere = (key: string | null) => {
  if (key === null) localStorage.clear()
  else localStorage.removeItem(key)
  fireEvent(window, new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
}
const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

const site = { isClosed: false }
/** Longer than a screen gets to come to rest. */
const LATE_MS = 3_000
/** The most calls in a row that wait for each other: a report reads pages, four at once. */
const LATE_IN_A_ROW = 12

export type Environment = {
  what: string
  /** Before the app starts. */
  prepare?: () => void
  /** Of every call. */
  spoil?: Spoil
  /**
   * Runs when the screen has settled. `judge` checks the page meanwhile: it must show these words, or be without fault.
   */
  event?: (judge: (words?: string) => Promise<void>) => Promise<void> | void
  /** Nothing of a member may be left. */
  endsSession?: true
  /** React logs that its boundary has caught a missing file. */
  takesFiles?: true
  /** How far the phone's clock is ahead of the server's. */
  clockAheadMs?: number
  /** When it is over, the page shows what it shows without it. */
  endsAsBefore?: true
}

/** The environments of any screen, constant or changing. */
export const ENVIRONMENTS: readonly Environment[] = [
  { what: 'no network from the start', spoil: () => 'break' },
  { what: 'a server that fails', spoil: () => json({ error: 'internal' }, 500) },
  {
    what: 'a proxy that answers for it',
    spoil: () => ({ ...json(''), status: 502, body: '<html>502</html>' }),
  },
  {
    what: 'a server that refuses everything',
    spoil: () => json({ code: 202, message: '稍后再试', data: null }),
  },
  {
    what: 'a session that nobody knows',
    spoil: () => json({ code: 401, message: '认证失败', data: null }),
    endsSession: true,
  },
  { what: 'a closed site', spoil: () => json({ code: 503, message: '维护中', data: null }) },
  {
    what: 'a network that goes and comes back',
    event: async () => {
      noNetwork(true)
      await pass(MINUTE_MS)
      noNetwork(false)
      await pass(MINUTE_MS / 10)
    },
  },
  {
    what: 'ten minutes in the background',
    event: async () => {
      hide(true)
      await pass(10 * MINUTE_MS)
      hide(false)
      await pass(MINUTE_MS / 10)
    },
  },
  {
    what: 'a return by the back button',
    event: () => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })),
  },
  { what: 'a logout in another tab', event: () => logOutElsewhere('token'), endsSession: true },
  { what: 'a storage that another tab empties', event: () => logOutElsewhere(null), endsSession: true },
  {
    what: 'a storage that is full',
    prepare: () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
    },
  },
  {
    what: 'a storage that refuses to be read',
    prepare: () => {
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse('SecurityError'))
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('SecurityError'))
    },
  },
  // By it the day is another, and something else is open at that hour.
  { what: 'a clock that is a day ahead', clockAheadMs: 27 * HOUR_MS, endsAsBefore: true },
  { what: 'a clock that is a day behind', clockAheadMs: -21 * HOUR_MS, endsAsBefore: true },
  {
    what: 'a site that closes for a while',
    spoil: (path) => {
      if (!site.isClosed) return undefined
      return path === '/api/app'
        ? json({ code: 200, message: '', data: { site_state: 0 } })
        : json({ code: 503, message: '维护中', data: null })
    },
    event: async (judge) => {
      site.isClosed = true
      hide(true)
      await pass(MINUTE_MS)
      hide(false)
      await judge('系统维护中')
      site.isClosed = false
      await pass(MINUTE_MS / 2)
    },
    endsAsBefore: true,
  },
  {
    what: 'answers that are late',
    spoil: () => new Promise((come) => setTimeout(come, LATE_MS)),
    event: async (judge) => {
      for (let calls = 0; calls < LATE_IN_A_ROW; calls += 1) {
        await judge()
        await pass(LATE_MS)
        await vi.dynamicImportSettled()
      }
    },
    endsAsBefore: true,
  },
  {
    what: 'files that come only when the network is back',
    prepare: () => {
      files.takeAway()
      noNetwork(true)
    },
    event: async (judge) => {
      // Home, to which visitors are also sent back, is not a file of its own.
      if (document.querySelector('.home') === null) await judge('页面没能打开')
      files.giveBack()
      // React forgets to draw what comes between two acts.
      await act(async () => {
        noNetwork(false)
        await vi.dynamicImportSettled()
      })
    },
    takesFiles: true,
    endsAsBefore: true,
  },
]
