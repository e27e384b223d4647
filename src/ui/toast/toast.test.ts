// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, TOAST_MS, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => vi.useRealTimers())

const region = () => document.querySelector('[role="status"]')
const bubble = () => region()?.firstElementChild

test('one at a time, for 2 s, in a live region', () => {
  toast('请登录！', 'error')
  expect(region()?.getAttribute('aria-live')).toBe('polite')
  expect(bubble()?.className).toBe('toast error')
  vi.advanceTimersByTime(TOAST_MS - 1)
  toast('复制成功！', 'success')
  expect(region()?.children).toHaveLength(1)
  expect(bubble()?.textContent).toBe('复制成功！')
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(region()?.children).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(region()?.children).toHaveLength(0)
})

test('moves into an open browser dialog, because everything outside is hidden', () => {
  toast('先前')
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  toast('网络异常，请稍后再试', 'error')
  expect(dialog.contains(region())).toBe(true)
  dialog.remove()
  toast('复制成功！', 'success')
  expect(document.body.contains(region())).toBe(true)
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
})

test('shows the server’s text as text, never as HTML', () => {
  toast('<img src=x onerror=__pwn=1>')
  expect(region()?.querySelector('img')).toBeNull()
  expect(bubble()?.textContent).toBe('<img src=x onerror=__pwn=1>')
})

test('an empty text shows nothing; a long text is cut', () => {
  toast('  ')
  expect(region()).toBeNull()
  toast('长'.repeat(1_000))
  expect(bubble()?.textContent).toHaveLength(201)
  dismissToast()
  expect(bubble()).toBeNull()
})
