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

/** One call with its path, its method and the unspoiled answer. */
export type Call = { method: string; path: string; good: string }

/** What a visit found: the page at its end and before its act, and the calls since the act, in order. */
export type Outcome = { seen: Seen; before?: Seen | undefined; calls: Call[] }

/**
 * What an answer becomes. `'break'` ends the connection without an answer, undefined leaves it unchanged, a promise
 * delays it.
 */
export type Spoil = (path: string, good: string) => Mutation['answer'] | undefined | Promise<undefined>

/** Spoils one answer of a call whenever it comes. Answers with other content, such as other pages, stay good. */
export const spoilOne =
  (spoiled: string, goodAnswer: string, { answer }: Mutation): Spoil =>
  (path, good) =>
    path === spoiled && good === goodAnswer ? answer : undefined

/**
 * Fake time for the first answers, for calls that follow from them, for the retry of a read, and for the screen after a
 * success.
 */
const SETTLE_MS = [20, 50, 100, 1_500, 100] as const
const SECOND_TRY_MS = 1_500
/** A screen whose text never settles is taken as it is after this many steps. */
const MOST_TRIES = 5
const REST_STEP_MS = 20
/** How long a closed overlay takes to remove its history entry. */
const REST_MS = 1_700

/** More calls than this are a loop. Further ones get no answer, so that the loop ends and can be reported. */
const ENDLESS = 1_000

let running: { world: string; mock: PageMock } | undefined
/** The good answers of each visit. Every run gets the same ones, whatever an earlier act has changed. */
const goodAnswers = new Map<string, Answer>()

/** Opens the mock backend in this visit’s scenario. Visits without an act share it. */
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

/** Runs the visit from a fresh start until the screen settles, with `spoil` applied to the answers. */
export async function make(visit: Visit, spoil?: Spoil): Promise<Outcome> {
  await openWorld(visit)
  const { fetch } = globalThis
  const calls: Call[] = []
  let isArmed = false
  globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), location.href)
    const key = [visit.name, pathname, search, String(init?.body)].join(' ')
    if (calls.length >= ENDLESS) return new Promise(() => undefined)
    const good = goodAnswers.get(key) ?? (await answered(await fetch(input, init)))
    goodAnswers.set(key, good)
    if (isArmed) calls.push({ method: init?.method ?? 'GET', path: pathname, good: good.body })
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
      // Files that the app loads on demand take real time.
      await vi.dynamicImportSettled()
      await pass(ms)
    }
    await untilAtRest(() => calls.length)
    if (visit.event) {
      await visit.event()
      await untilAtRest(() => calls.length)
    }
    // If an act led to another screen, its reads are retried, too.
    if (visit.act && spoil && document.querySelector('.skeleton')) {
      await pass(SECOND_TRY_MS)
      await untilAtRest(() => calls.length)
    }
    return { seen: look(errors.mock.calls), before, calls }
  } finally {
    globalThis.fetch = fetch
    errors.mockRestore()
    await clear()
    await putRight()
  }
}

/**
 * Sets the phone's clock wrong. The mock backend runs in the same page and would follow it, so it keeps its own time.
 */
async function putClockWrong(aheadMs: number): Promise<() => Promise<void>> {
  if (aheadMs === 0) return async () => undefined
  await running?.mock.clock({ stop: true })
  vi.setSystemTime(Date.now() + aheadMs)
  return async () => {
    vi.setSystemTime(Date.now() - aheadMs)
    await running?.mock.clock({ run: true })
  }
}

/** Answer bodies are read in real time: waits until no more calls or draws happen. */
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

/** Resets the page to that of a first-time visitor. */
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
