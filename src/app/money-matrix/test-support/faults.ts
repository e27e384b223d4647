import { expect, onTestFinished } from 'vitest'
import { BALANCE_POLL_MS } from '#contracts/limits.ts'
import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { TOAST } from '#e2e/matrix/driver.ts'
import { UNKNOWN } from '#e2e/matrix/money-action.ts'
import type { FaultKind } from '#mock/server/faults.ts'
import { MONEY_UNACCEPTED_TEXT } from '../../../api/core/money/money-action.ts'
import { addFault, answerSlowly, expectEffect, expectForm, type Fault, sentTimes, tap } from './case.tsx'
import { domDriver, find, pathOfApp } from './dom-driver.ts'
import { FAULTS_AROUND_A_TAP } from './faults-around.ts'
import { FAULTS_AT_BREAKPOINT } from './faults-at-breakpoint.ts'
import { pass, until } from './time.ts'

const REFUSED = 202

/**
 * The action takes effect, but its answer is useless: the app shows it as unknown once, sends nothing again, and
 * enables the button.
 */
const appliedBut =
  (fault: FaultKind): Fault =>
  async (matrixCase) => {
    const { action } = matrixCase
    const at = pathOfApp()
    await addFault(matrixCase, { ...fault, applied: true })
    await tap(matrixCase)
    await domDriver.toast(action.lost ?? UNKNOWN)
    await expectEffect(matrixCase, 1)
    if (!action.once) await domDriver.canTap(action.button)
    expect(pathOfApp()).toBe(at)
    expectForm(matrixCase)
    expect(await sentTimes(matrixCase)).toBe(1)
  }

/** Columns of the matrix that need no real browser. The others: e2e/matrix/faults.ts. */
export const FAULTS_WITHOUT_BROWSER: Record<string, Fault> = {
  ...FAULTS_AROUND_A_TAP,
  ...FAULTS_AT_BREAKPOINT,
  'answer lost after it was applied': appliedBut({ kind: 'drop' }),
  'HTTP 500 after it was applied': appliedBut({ kind: 'http', status: 500, body: 'json' }),
  'answer cut off after it was applied': appliedBut({ kind: 'truncated' }),
  'HTTP 503 of its host, while the site says that it is open': async (matrixCase) => {
    const at = pathOfApp()
    await addFault(matrixCase, { kind: 'http', status: 503, body: 'html' })
    await tap(matrixCase)
    await domDriver.toast(MONEY_UNACCEPTED_TEXT)
    await expectEffect(matrixCase, 0)
    expect(pathOfApp()).toBe(at)
    expectForm(matrixCase)
    expect(await sentTimes(matrixCase)).toBe(1)
  },
  refused: async (matrixCase) => {
    const { action } = matrixCase
    const at = pathOfApp()
    const message = '业务繁忙，请换个时间再试'
    await addFault(matrixCase, { kind: 'refuse', code: REFUSED, message })
    await tap(matrixCase)
    await domDriver.sees(action.refusedIn === 'dialog' ? { role: 'dialog' } : TOAST, message)
    await expectEffect(matrixCase, 0)
    if (!action.leavesOnRefusal) {
      expect(pathOfApp()).toBe(at)
      expectForm(matrixCase)
    }
    expect(await sentTimes(matrixCase)).toBe(1)
  },
  'token expired': async (matrixCase) => {
    await addFault(matrixCase, { kind: 'refuse', code: UNAUTHORISED, message: 'Unauthenticated.' })
    await tap(matrixCase)
    await domDriver.sees({ role: 'alertdialog', name: '认证失败' }, '您的账号登陆过期，请重新登陆')
    expect(localStorage.getItem('token')).toBeNull()
    expect(pathOfApp()).toMatch(/^\/login\?redirect=/)
    await expectEffect(matrixCase, 0)
    expect(await sentTimes(matrixCase)).toBe(1)
  },
  'a poll at the same time': async (matrixCase) => {
    const { action } = matrixCase
    const balances = watchBalances()
    await sendLatePolls()
    await answerSlowly(matrixCase, 150)
    await tap(matrixCase)
    await action.done(domDriver)
    await expectEffect(matrixCase, 1)
    await pass(LATE_MS)
    const seen = [...balances]
    expect(new Set(seen).size, `each balance once: ${seen.join(' > ')}`).toBe(seen.length)
    await pass(BALANCE_POLL_MS)
    expect(balances, 'a later poll finds what is shown already').toEqual(seen)
  },
  'slow network': async (matrixCase) => {
    await answerSlowly(matrixCase, 1_500)
    await tap(matrixCase)
    await until(() => find({ css: '.loading-bar' }))
    await matrixCase.action.done(domDriver)
    await expectEffect(matrixCase, 1)
    await domDriver.seesNone({ css: '.loading-bar' })
    expect(await sentTimes(matrixCase)).toBe(1)
  },
}

/** Every balance shown from now on, in order; repeats of the same one count once. */
function watchBalances(): string[] {
  const seen: string[] = []
  const noteBalances = () => {
    const text = [...document.querySelectorAll('main .balance')]
      .map((balance) => balance.textContent)
      .join(' ')
    if (text !== '' && !text.includes('--') && text !== seen.at(-1)) seen.push(text)
  }
  noteBalances()
  const watch = new MutationObserver(noteBalances)
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  return seen
}

const POLLED = ['/api/balance', '/api/balancelist', '/api/user']
const LATE_MS = 1_000

/** The next reads of balances are answered at once, but the answers arrive late: then they are out of date. */
async function sendLatePolls(): Promise<void> {
  const { fetch } = globalThis
  let sent = 0
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (!POLLED.includes(new URL(String(input), location.href).pathname)) return answer
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    return answer
  }
  try {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await until(() => expect(sent).toBeGreaterThan(0))
  } finally {
    globalThis.fetch = fetch
  }
}
