import { cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { type PageMock, startMockInPage } from '#mock/browser.ts'
import { tokenOf } from '#mock/scenarios/personas.ts'
import { signIn, signOut } from '../../../api/core/client/session-store.ts'
import { dismissToast } from '../../../ui/toast/toast.ts'
import { App, queryClient } from '../../App.tsx'
import { domDriver } from '../../money-matrix/test-support/dom-driver.ts'
import { pass } from '../../money-matrix/test-support/time.ts'
import type { Mutation } from './mutations.ts'
import { look, type Seen } from './seen.ts'
import type { Visit } from './visits.ts'

type Answer = { status: number; headers: [string, string][]; body: string }

/** What one call answered: its path and method, and the good answer. */
export type Asked = { method: string; path: string; good: string }

/** A visit as it went: what the page showed, and before its act, and each call that was sent since the act, in order. */
export type Outcome = { seen: Seen; before?: Seen | undefined; asked: Asked[] }

/**
 * What an answer becomes, or `'break'`: the connection ends without one. Undefined: it stays as it is; a promise: it comes as late
 * as that.
 */
export type Spoil = (path: string, good: string) => Mutation['answer'] | undefined | Promise<undefined>

/** Spoils this answer of a call whenever it comes; answers to other questions, such as other pages, stay good. */
export const spoilOne =
  (spoiled: string, was: string, { answer }: Mutation): Spoil =>
  (path, good) =>
    path === spoiled && good === was ? answer : undefined

/** The first answers, what they make the screen ask, the second try of a read, and where a success leads to. */
const SETTLE_MS = [20, 50, 100, 1_500, 100] as const
const SECOND_TRY_MS = 1_500
/** A screen whose text changes by itself is taken as it is after so many steps. */
const MOST_TRIES = 5
const REST_STEP_MS = 20
/** An overlay gives its step of the history back. */
const REST_MS = 1_700

/** So many calls are a loop: those after them get no answer, so that it ends and can be reported. */
const ENDLESS = 1_000

let running: { world: string; mock: PageMock } | undefined
/** The good answers of each visit: it meets the same ones every time, whatever an act has changed since. */
const kept = new Map<string, Answer>()

/** The mock backend in this visit’s scenario. Visits that only look share it. */
async function openWorld({ name, scenario, params = {}, act }: Visit): Promise<void> {
  const world = act ? name : JSON.stringify([scenario, params])
  if (running?.world === world) return
  stopMock()
  const opening = { name: scenario, params }
  const mock = await startMockInPage({ opening, storage: 'memory', venueBaseUrl: 'https://venue.test/' })
  running = { world, mock }
}

export function stopMock(): void {
  running?.mock.stop()
  running = undefined
}

/** Makes the visit from a fresh start to where the screen has come to rest, with this answer spoiled. */
export async function make(visit: Visit, spoil?: Spoil): Promise<Outcome> {
  await openWorld(visit)
  const { fetch } = globalThis
  const asked: Asked[] = []
  let isArmed = false
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), location.href)
    const key = [visit.name, pathname, search, String(init?.body)].join(' ')
    if (asked.length >= ENDLESS) return new Promise(() => undefined)
    const good = kept.get(key) ?? (await answered(await fetch(input, init)))
    kept.set(key, good)
    if (isArmed) asked.push({ method: init?.method ?? 'GET', path: pathname, good: good.body })
    const spoiled = isArmed ? spoil?.(pathname, good.body) : undefined
    const bad = spoiled instanceof Promise ? await spoiled : spoiled
    if (bad === undefined) return responseOf(good)
    if (bad === 'break') throw new TypeError('Failed to fetch')
    const { status, contentType, body } = bad
    const headers = good.headers.filter(([name]) => name.toLowerCase() !== 'content-type')
    return responseOf({ status, headers: [...headers, ['content-type', contentType]], body })
  }
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let before: Seen | undefined
  const putRight = await putClockWrong(visit.clockAheadMs ?? 0)
  try {
    visit.prepare?.()
    if (visit.as) signIn(tokenOf(visit.as.username))
    history.replaceState(null, '', `#${visit.path}`)
    isArmed = visit.act === undefined
    render(<App />)
    await visit.ready?.(domDriver)
    if (visit.act) {
      await pass(REST_MS)
      before = look([])
      isArmed = true
      await visit.act(domDriver)
    }
    for (const ms of SETTLE_MS) {
      // What the app loads on demand takes real time.
      await vi.dynamicImportSettled()
      await pass(ms)
    }
    await untilAtRest(() => asked.length)
    if (visit.event) {
      await visit.event()
      await untilAtRest(() => asked.length)
    }
    // Where an act led to another screen, what that one reads is tried a second time, too.
    if (visit.act && spoil && document.querySelector('.skeleton')) {
      await pass(SECOND_TRY_MS)
      await untilAtRest(() => asked.length)
    }
    return { seen: look(errors.mock.calls), before, asked }
  } finally {
    globalThis.fetch = fetch
    errors.mockRestore()
    await clear()
    await putRight()
  }
}

/** The mock backend is in the same page, and would go by the phone's clock. */
async function putClockWrong(aheadMs: number): Promise<() => Promise<void>> {
  if (aheadMs === 0) return async () => undefined
  await running?.mock.clock({ stop: true })
  vi.setSystemTime(Date.now() + aheadMs)
  return async () => {
    vi.setSystemTime(Date.now() - aheadMs)
    await running?.mock.clock({ run: true })
  }
}

/** Bodies of answers are read in real time: waits until nothing more is asked or drawn. */
async function untilAtRest(askedSoFar: () => number): Promise<void> {
  const state = () => `${askedSoFar()} ${document.body.textContent?.length}`
  for (let [tries, before] = [0, '']; tries < MOST_TRIES && before !== state(); tries += 1) {
    before = state()
    await pass(REST_STEP_MS)
  }
}

const answered = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
})
const responseOf = ({ status, headers, body }: Answer) => new Response(body, { status, headers })

/** The page as somebody finds it who has never been here. */
async function clear(): Promise<void> {
  cleanup()
  await pass(REST_MS)
  queryClient.clear()
  signOut()
  dismissToast()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, '__pwn')
}
