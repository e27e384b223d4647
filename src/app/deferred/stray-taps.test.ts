// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goBack } from '../../lib/navigation/go-back.ts'
import { ignoreStrayTaps } from './stray-taps.ts'

const pressed = vi.fn()
let stop: () => void

beforeEach(() => {
  location.hash = '#/addBankCard'
  document.body.innerHTML = '<button type="button"></button>'
  document.querySelector('button')?.addEventListener('click', pressed)
  stop = ignoreStrayTaps()
})
afterEach(() => {
  stop()
  pressed.mockClear()
})

function tap(atMs: number, { x = 100, y = 700, detail = 1 } = {}): boolean {
  const event = new MouseEvent('click', {
    clientX: x,
    clientY: y,
    detail,
    bubbles: true,
    cancelable: true,
  })
  Object.defineProperty(event, 'timeStamp', { value: atMs })
  return document.querySelector('button')?.dispatchEvent(event) ?? false
}

test('the second tap of a double tap presses nothing on the screen that the first led to', () => {
  tap(1_000)
  location.hash = '#/withdrawal?type=2'
  expect(tap(1_200)).toBe(false)
  expect(tap(1_400), 'nor does the third').toBe(false)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('nor does it while the first one’s step back is under way, which takes the browser a while', () => {
  tap(1_000)
  history.replaceState({ idx: 1 }, '')
  goBack(() => undefined)
  expect(tap(1_200)).toBe(false)
  dispatchEvent(new PopStateEvent('popstate'))
  tap(1_300, { y: 500 })
  tap(1_400, { y: 500 })
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('a step back that led to another site is over when the page is shown again', () => {
  history.replaceState({ idx: 1 }, '')
  goBack(() => undefined)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  tap(1_000)
  tap(1_100)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test.each([
  ['later', 1_351, {}],
  ['elsewhere', 1_100, { y: 640 }],
  ['by a key', 1_100, { detail: 0 }],
])('a separate press counts: %s', (_how, atMs, how) => {
  tap(1_000)
  location.hash = '#/withdrawal?type=2'
  tap(atMs, how)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('a tap counts once something was typed on the next screen', () => {
  tap(1_000)
  location.hash = '#/password?type=2'
  document.body.dispatchEvent(new Event('input', { bubbles: true }))
  tap(1_200)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('the second tap does not send a form again, which the answer may have emptied in between', () => {
  document.querySelector('button')?.setAttribute('type', 'submit')
  tap(1_000)
  expect(tap(1_200)).toBe(false)
  expect(tap(1_351), 'as does a tap of its own, however many were ignored before').toBe(true)
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('two taps on one screen both reach it', () => {
  tap(1_000)
  tap(1_100)
  expect(pressed).toHaveBeenCalledTimes(2)
})
