// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isRealCard, refuseRealSecrets } from './real-secrets.ts'

const REAL = '4111 1111 1111 1111'
const [say, hush] = [vi.fn(), vi.fn()]
beforeAll(() => refuseRealSecrets({ say, hush }))
beforeEach(() => {
  say.mockClear()
  hush.mockClear()
  document.body.innerHTML = '<form><input id="card"><input id="secret" type="password"></form>'
})
const field = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement

test.each([
  [REAL, true],
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['6200005550002111888', false],
  ['13800138000', false],
  ['D20261120001432', false],
])('%s looks like a card of a bank: %s', (text, isReal) => {
  expect(isRealCard(text)).toBe(isReal)
})

test('a real-looking card number is cleared when its field is left, with an event for the app and the reason', () => {
  const listener = vi.fn()
  field('card').addEventListener('input', listener)
  field('card').value = REAL
  field('card').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(field('card').value).toBe('')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(say).toHaveBeenCalledWith(expect.stringContaining('演示不收真实卡号'))
  field('card').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(hush).toHaveBeenCalledTimes(1)
})

test('a form with one is not sent; any other is', () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  const form = document.querySelector('form') as HTMLFormElement
  form.addEventListener('submit', sent)
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  field('card').value = REAL
  submit()
  expect(sent).not.toHaveBeenCalled()
  field('card').value = '6200005550002111888'
  submit()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(field('card').value).toBe('6200005550002111888')
})

test('at a password field a text asks not to use a real one', () => {
  field('secret').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(say).toHaveBeenCalledWith(expect.stringContaining('请勿填写您真实使用的密码'))
})
