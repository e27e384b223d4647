// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { countCases, extentOf } from '#contracts/test-corpora/extent.ts'
// Else the first screen that shows HTML would wait for it in real time.
import '../../lib/sanitize.ts'
import { pass } from '../money-matrix/test-support/time.ts'
import { problemsOf } from './test-support/judge.ts'
import { LIMIT_MS, prepareVisits } from './test-support/prepare.ts'
import { make, type Outcome, type Spoil } from './test-support/visit.tsx'
import { OPENINGS, TURNED_AWAY, type Visit } from './test-support/visits.ts'

prepareVisits()
afterEach(() => {
  vi.restoreAllMocks()
})

const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const MINUTE_MS = 60_000
/** A screen asks again for what failed, one after the other. */
const SECOND_TRIES_MS = 5_000

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
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

type Environment = {
  what: string
  /** Before the app starts. */
  prepare?: () => void
  /** Of every call. */
  spoil?: Spoil
  /** Once the screen is at rest. */
  event?: () => Promise<void> | void
  /** Nothing of a member may be left. */
  endsSession?: true
}

/** What the surroundings of any screen may be, or become. */
const ENVIRONMENTS: readonly Environment[] = [
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
]

/** Screens that each surroundings meet in the sample, others each time. */
const SCREENS = 2
const LINKS: readonly Visit[] = [...OPENINGS, ...TURNED_AWAY]
const shifted = (by: number): readonly Visit[] => [...LINKS.slice(by), ...LINKS.slice(0, by)]

/** What happens to a screen must leave no place waiting, but for what waits there anyway: happy-dom loads no frames. */
async function waitsForEver(visit: Visit, { seen }: Outcome): Promise<string[]> {
  if (seen.waiting === 0) return []
  const { seen: good } = await make(visit)
  return seen.waiting > good.waiting ? [`${seen.waiting} places wait for ever`] : []
}

/** Within the seconds of a visit whose answers all fail: more calls of one kind are a screen that asks without end. */
const MOST_OF_A_KIND = 6

const repeatsIn = (asked: Outcome['asked']): string[] =>
  [...Map.groupBy(asked, ({ method, path }) => `${method} ${path}`)]
    .filter(([, { length }]) => length > MOST_OF_A_KIND)
    .map(([call, { length }]) => `${call} ${length} times`)

function faultsIn({ endsSession, spoil }: Environment, visit: Visit, { seen, asked }: Outcome): string[] {
  return [
    ...problemsOf(seen),
    ...(spoil ? repeatsIn(asked) : []),
    ...(endsSession && visit.as && seen.text.includes(visit.as.username)
      ? ['the member is still there']
      : []),
  ]
}

describe.each(ENVIRONMENTS.map((one, at) => [one.what, one, at] as const))('%s', (_, environment, at) => {
  const visits = extentOf(shifted(at), SCREENS)
  test('leaves a page that says what it knows, and nothing that waits for ever', {
    timeout: LIMIT_MS,
  }, async () => {
    const faults: string[] = []
    for (const visit of visits) {
      const event = async () => {
        await environment.event?.()
        await vi.dynamicImportSettled()
        await pass(SECOND_TRIES_MS)
      }
      const { prepare = visit.prepare, spoil } = environment
      const outcome = await make({ ...visit, ...(prepare && { prepare }), event }, spoil)
      vi.restoreAllMocks()
      const found = [...faultsIn(environment, visit, outcome), ...(await waitsForEver(visit, outcome))]
      faults.push(...found.map((fault) => `${visit.name}: ${fault}`))
    }
    countCases({ corpus: 'surroundings', ran: visits.length, of: LINKS.length })
    expect(faults).toEqual([])
  })
})
