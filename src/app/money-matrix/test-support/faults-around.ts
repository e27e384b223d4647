import { act } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { TOAST } from '#e2e/matrix/driver.ts'
import { OFFLINE_TEXT } from '../../../api/core/money/money-action.ts'
import { textOf } from '../../test-support/render-screen.tsx'
import { answerSlowly, type Case, expectEffect, type Fault, sentTimes, tap } from './case.tsx'
import { domDriver, find, findAll, pathOfApp } from './dom-driver.ts'
import { pass, until } from './time.ts'

/** What a member or the phone does while the request of the tap is on its way. */
export const FAULTS_AROUND_A_TAP: Record<string, Fault> = {
  'double tap': async (one) => {
    await answerSlowly(one, 400)
    await domDriver.canTap(one.action.button)
    const button = find(one.action.button)
    await act(async () => {
      for (let times = 0; times < 5; times += 1) button.click()
    })
    await one.action.done(domDriver)
    await expectEffect(one, 1)
    expect(await sentTimes(one)).toBe(1)
  },
  'leaving the screen': async (one) => {
    const at = pathOfApp()
    await answerSlowly(one, 500)
    await tap(one)
    await domDriver.goTo('/vip')
    const told = toldFromNow()
    await expectEffect(one, 1)
    // The answer comes after the effect.
    await pass(ANSWERED_MS)
    await domDriver.sees(VIP_TITLE)
    expect(pathOfApp()).toBe('/vip')
    expect([...told].join('')).toBe(one.action.toldAway ?? '')
    await domDriver.seesNone({ role: 'dialog' })
    await domDriver.goTo(at)
    await expectNothingLeftToSend(one)
  },
  'return from the background': async (one) => {
    await answerSlowly(one, 1_000)
    await tap(one)
    showPage('hidden')
    await pass(300)
    showPage('visible')
    await one.action.done(domDriver)
    await expectEffect(one, 1)
    expect(await sentTimes(one)).toBe(1)
  },
  'logout in another tab': async (one) => {
    await answerSlowly(one, 1_500)
    await tap(one)
    const oldValue = localStorage.getItem('token')
    localStorage.removeItem('token')
    await act(async () =>
      dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue: null })),
    )
    await until(() => expect(pathOfApp()).toMatch(/^\/login/))
    await expectEffect(one, 1)
    await domDriver.seesNone({ text: '¥ 1,000.00' })
    expect(pathOfApp()).toMatch(/^\/login/)
  },
  'offline tap': async (one) => {
    const was = await sentTimes(one)
    // In the demo no request has to leave the phone.
    vi.stubEnv('VITE_BACKEND', 'real')
    onTestFinished(() => void vi.unstubAllEnvs())
    override(navigator, 'onLine', false)
    await tap(one)
    await domDriver.told(OFFLINE_TEXT)
    await expectEffect(one, 0)
    expect(await sentTimes(one)).toBe(was)
  },
}

const ANSWERED_MS = 1_000

/** What toasts say from now on. They go by themselves, on a busy machine before somebody looks. */
function toldFromNow(): Set<string> {
  const told = new Set<string>()
  const look = () => {
    for (const text of findAll(TOAST).map(textOf)) if (text) told.add(text)
  }
  look()
  const watch = new MutationObserver(look)
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  return told
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
async function expectNothingLeftToSend(one: Case): Promise<void> {
  const { typed, secret, onReturn } = one.action
  await domDriver.seesNone({ css: 'main [aria-busy="true"]' })
  for (const label of [typed?.[0], secret])
    if (label) await until(() => expect(find({ label })).toHaveProperty('value', ''))
  await onReturn?.(domDriver)
  await expectEffect(one, 1)
  expect(await sentTimes(one)).toBe(1)
}
