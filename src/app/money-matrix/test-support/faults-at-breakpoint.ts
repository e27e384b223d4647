import { act, fireEvent, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { REQUEST_TIMEOUT_MS } from '#contracts/limits.ts'
import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import type { FaultKind } from '#mock/server/faults.ts'
import { LEAVES_WITHIN_MS } from '../../../lib/navigation/leaving.ts'
import { crossed } from '../../deferred/start-deferred.tsx'
import { reloadOnCrossing } from '../../shell/breakpoint.ts'
import { narrowPage } from '../../test-support/narrow-page.ts'
import { addFault, type Case, expectEffect, type Fault, sentTimes, tap } from './case.tsx'
import { findAll, leftAtMs } from './dom-driver.ts'
import { pass, until } from './time.ts'

const ANSWER_MS = 1_500
const REFUSED = 202

/** 768 px is crossed while the request is under way: one reload, as soon as it cuts nothing off, and nothing sent again. */
const crossedBefore =
  (end: FaultKind & { applied?: boolean }, effect: 0 | 1, afterMs = ANSWER_MS): Fault =>
  async (matrixCase) => {
    const cross = narrowPage()
    reloadOnCrossing(async () => ({ crossed }))
    const endsAtMs = Date.now() + afterMs
    const reloads: string[][] = []
    const toldTooLate: string[] = []
    const tellsLate = new MutationObserver(() => {
      if (reloads.length > 0) toldTooLate.push(...findAll(TOLD).map((toast) => toast.textContent))
    })
    tellsLate.observe(document.body, { childList: true, subtree: true })
    vi.spyOn(window.location, 'reload').mockImplementation(() => void reloads.push(cutOff(endsAtMs)))
    await addFault(matrixCase, { ...end, ...(end.kind !== 'hang' && { delayMs: afterMs }) })
    await tap(matrixCase)
    await untilUnderWay(matrixCase)
    cross()
    await pass(endsAtMs - Date.now())
    await expectEffect(matrixCase, effect)
    await until(async () => {
      await closeOverlay()
      await pass(Math.max(0, freeAtMs() - Date.now()))
      expect(reloads.length).toBeGreaterThan(0)
    })
    const leftMs = leftAtMs()
    expect(await sentTimes(matrixCase)).toBe(1)
    await expectEffect(matrixCase, effect)
    expect(reloads, 'one reload, which cuts nothing off').toEqual([[]])
    tellsLate.disconnect()
    // Nothing came later that it should have waited for.
    expect(toldTooLate).toEqual([])
    expect(findAll(OVERLAY)).toEqual([])
    expect(leftAtMs()).toBe(leftMs)
  }

/** Each way in which the request ends: answered, refused, its answer lost, never answered, the session over. */
export const FAULTS_AT_BREAKPOINT: Record<string, Fault> = {
  '768 px crossed before the answer': crossedBefore({ kind: 'slow' }, 1),
  '768 px crossed before a refusal': crossedBefore({ kind: 'refuse', code: REFUSED, message: '业务繁忙' }, 0),
  '768 px crossed before the answer is lost': crossedBefore({ kind: 'drop', applied: true }, 1),
  '768 px crossed before the deadline': crossedBefore({ kind: 'hang' }, 0, REQUEST_TIMEOUT_MS),
  '768 px crossed before the session is over': crossedBefore(
    { kind: 'refuse', code: UNAUTHORISED, message: 'Unauthenticated.' },
    0,
  ),
}

/** The backend has the request, and has not answered it. */
const untilUnderWay = ({ mock }: Case) =>
  until(async () => expect(await mock.faults()).toMatchObject([{ times: 0 }]))

/** A toast is told once. */
const TOLD = { css: '#toast > *' }
const OVERLAY = { css: 'dialog[open], [role="dialog"], [role="alertdialog"]' }

/** Until then a page that was left waits for the next one, which never comes here. */
const freeAtMs = () => (leftAtMs() ?? Number.NEGATIVE_INFINITY) + LEAVES_WITHIN_MS

/** What a reload would interrupt now, judged without the app's own check. */
const cutOff = (endsAtMs: number): string[] => [
  ...(Date.now() < endsAtMs ? ['the request'] : []),
  ...(findAll(OVERLAY).length > 0 ? ['an overlay'] : []),
  ...(findAll(TOLD).length > 0 ? ['what a toast says'] : []),
  ...(Date.now() < freeAtMs() ? ['the way to another page'] : []),
]

/** The member closes the overlay that the answer has opened. */
async function closeOverlay(): Promise<void> {
  const [overlay] = findAll(OVERLAY)
  const button = overlay && within(overlay).getAllByRole('button').at(-1)
  if (button) await act(async () => fireEvent.click(button))
}
