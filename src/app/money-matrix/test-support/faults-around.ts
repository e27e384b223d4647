import { act } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { TOAST } from '#e2e/matrix/driver.ts'
import { OFFLINE_TEXT } from '../../../api/core/money/money-action.ts'
import { textOf } from '../../test-support/render-screen.tsx'
import { answerSlowly, type Case, expectEffect, type Fault, sentTimes, tap } from './case.tsx'
import { domDriver, find, findAll, pathOfApp } from './dom-driver.ts'
import { pass, until } from './time.ts'

/** What the member or the phone does while the request is in progress. */
export const FAULTS_AROUND_A_TAP: Record<string, Fault> = {
  'double tap': async (matrixCase) => {
    await answerSlowly(matrixCase, 400)
    await domDriver.canTap(matrixCase.action.button)
    const button = find(matrixCase.action.button)
    await act(async () => {
      for (let times = 0; times < 5; times += 1) button.click()
    })
    await matrixCase.action.done(domDriver)
    await expectEffect(matrixCase, 1)
    expect(await sentTimes(matrixCase)).toBe(1)
  },
  'leaving the screen': async (matrixCase) => {
    const at = pathOfApp()
    await answerSlowly(matrixCase, 500)
    await tap(matrixCase)
    await domDriver.goTo('/vip')
    const toasts = toldFromNow()
    await expectEffect(matrixCase, 1)
    // The answer comes after the effect.
    await pass(ANSWERED_MS)
    await domDriver.sees(VIP_TITLE)
    expect(pathOfApp()).toBe('/vip')
    expect([...toasts].join('')).toBe(matrixCase.action.toldAway ?? '')
    await domDriver.seesNone({ role: 'dialog' })
    await domDriver.goTo(at)
    await expectNothingLeftToSend(matrixCase)
  },
  'return from the background': async (matrixCase) => {
    await answerSlowly(matrixCase, 1_000)
    await tap(matrixCase)
    showPage('hidden')
    await pass(300)
    showPage('visible')
    await matrixCase.action.done(domDriver)
    await expectEffect(matrixCase, 1)
    expect(await sentTimes(matrixCase)).toBe(1)
  },
  'logout in another tab': async (matrixCase) => {
    await answerSlowly(matrixCase, 1_500)
    await tap(matrixCase)
    const oldValue = localStorage.getItem('token')
    localStorage.removeItem('token')
    await act(async () =>
      dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue: null })),
    )
    await until(() => expect(pathOfApp()).toMatch(/^\/login/))
    await expectEffect(matrixCase, 1)
    await domDriver.seesNone({ text: '¥ 1,000.00' })
    expect(pathOfApp()).toMatch(/^\/login/)
  },
  'offline tap': async (matrixCase) => {
    const sentBefore = await sentTimes(matrixCase)
    // In the demo no request has to leave the phone.
    vi.stubEnv('VITE_BACKEND', 'real')
    onTestFinished(() => void vi.unstubAllEnvs())
    override(navigator, 'onLine', false)
    await tap(matrixCase)
    await domDriver.toast(OFFLINE_TEXT)
    await expectEffect(matrixCase, 0)
    expect(await sentTimes(matrixCase)).toBe(sentBefore)
  },
}

const ANSWERED_MS = 1_000

/** Collects the texts of toasts from now on. On a busy machine a toast may go before the test looks. */
function toldFromNow(): Set<string> {
  const texts = new Set<string>()
  const noteText = () => {
    for (const text of findAll(TOAST).map(textOf)) if (text) texts.add(text)
  }
  noteText()
  const watch = new MutationObserver(noteText)
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  return texts
}

const VIP_TITLE = { role: 'heading', name: 'VIP 特权' } as const

/** The property reads so until the test ends. */
function override(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, get: () => value })
  onTestFinished(() => void Reflect.deleteProperty(owner, name))
}

function showPage(state: DocumentVisibilityState): void {
  override(document, 'visibilityState', state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** On return to a screen that was left before the answer: a submitted request cannot be sent again by accident. */
async function expectNothingLeftToSend(matrixCase: Case): Promise<void> {
  const { typed, secret, onReturn } = matrixCase.action
  await domDriver.seesNone({ css: 'main [aria-busy="true"]' })
  for (const label of [typed?.[0], secret])
    if (label) await until(() => expect(find({ label })).toHaveProperty('value', ''))
  await onReturn?.(domDriver)
  await expectEffect(matrixCase, 1)
  expect(await sentTimes(matrixCase)).toBe(1)
}
