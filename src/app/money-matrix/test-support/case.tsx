import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import type { MoneyAction } from '#e2e/matrix/money-action.ts'
import { countsOf, type WorldCounts } from '#e2e/matrix/world.ts'
import { type PageMock, startMockInPage } from '#mock/browser.ts'
import { isScenario } from '#mock/scenarios/catalogue.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import type { FaultKind } from '#mock/server/faults.ts'
import { signIn, signOut, watchOtherTabs } from '../../../api/core/client/session-store.ts'
import { dismissToast } from '../../../ui/toast/toast.ts'
import { App, queryClient } from '../../App.tsx'
import { domDriver, find, watchLeaving } from './dom-driver.ts'
import { pass, until } from './time.ts'

/** One action in the whole app, ready for the last tap, and the counts of the mock backend before it. */
export type Case = { action: MoneyAction; mock: PageMock; before: WorldCounts }

/** A column of the matrix: what goes wrong with the last tap of any action, and what must then be true. */
export type Fault = (one: Case) => Promise<void>

/** Longer than any pause that the app makes after a tap: an overlay's, a retry's, a poll's. */
const REST_MS = 3_000

/** happy-dom fires no `popstate` for a step back. A closed overlay waits for it this long. */
const OVERLAY_GIVES_UP_MS = 1_600

let running: PageMock | undefined
let errors: MockInstance<(...said: unknown[]) => void>

/** For each test of the file: fake time, an app that nobody has used, and no error in the console at the end. */
export function setUpMatrix(): void {
  beforeAll(() => watchOtherTabs())
  beforeEach(() => {
    vi.useFakeTimers()
    errors = vi.spyOn(console, 'error')
    // happy-dom rejects an unhandled promise when an animation is cancelled.
    vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation)
    watchLeaving()
  })
  afterEach(async () => {
    cleanup()
    // An overlay gives its step of the history back.
    await vi.advanceTimersByTimeAsync(REST_MS)
    vi.useRealTimers()
    running?.stop()
    // A page that was left for a game is the next case's.
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    queryClient.clear()
    signOut()
    dismissToast()
    localStorage.clear()
    document.body.replaceChildren()
    expect(errors.mock.calls, 'what went wrong beside the test').toEqual([])
  })
}

/** Starts the scenario in this page, opens the app in it and gets the action ready. */
export async function openCase(action: MoneyAction): Promise<Case> {
  const { scenario, as, path } = action.open
  if (!isScenario(scenario)) throw new Error(`no scenario ${scenario}`)
  const opening = { name: scenario, params: {} }
  const mock = await startMockInPage({ opening, storage: 'memory', venueBaseUrl: 'https://venue.test/' })
  running = mock
  signIn(tokenOf(as.username))
  history.replaceState(null, '', `#${path}`)
  render(<App />)
  await action.ready(domDriver)
  await pass(OVERLAY_GIVES_UP_MS)
  return { action, mock, before: await countsOf(mock, DEMO.username) }
}

/** The books balance, and the action took effect `times` times. */
export const expectEffect = ({ action, mock, before }: Case, times: number) =>
  until(async () => {
    const now = await countsOf(mock, DEMO.username)
    expect(now[action.counts]).toBe(before[action.counts] + times * action.adds)
    expect((await mock.read()).ledger, 'the trial balance').toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

/** How often the action was sent, also by a retry that comes later. */
export async function sentTimes({ action, mock }: Case): Promise<number> {
  await pass(REST_MS)
  return (await mock.read()).requests.filter(({ path }) => path === action.path).length
}

export const tap = ({ action }: Case) => domDriver.tap(action.button)
export const addFault = (
  { action, mock }: Case,
  fault: FaultKind & { applied?: boolean; delayMs?: number },
) => mock.faults({ add: [{ endpoint: action.path, times: 1, ...fault }] })
export const answerSlowly = (matrixCase: Case, delayMs: number) =>
  addFault(matrixCase, { kind: 'slow', delayMs })

/** The form is as the member filled it, except for the password, which every answer clears. */
export function expectForm({ action: { typed, secret } }: Case): void {
  if (typed) expect(find({ label: typed[0] })).toHaveProperty('value', typed[1])
  if (secret) expect(find({ label: secret })).toHaveProperty('value', '')
}
