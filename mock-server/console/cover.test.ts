// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { coverPage, keepFocus } from './cover.ts'

const page = new EventTarget() as EventTarget & { matches: boolean }
const beside = (mark: string): HTMLElement => {
  const host = document.createElement('div')
  host.dataset[mark] = ''
  document.documentElement.append(host)
  return host
}
const isInert = (element: Element) => element.hasAttribute('inert')

afterEach(() => {
  for (const host of document.documentElement.querySelectorAll(':scope > div')) host.remove()
})

function cover(width: 'phone' | 'wide') {
  page.matches = width === 'wide'
  vi.stubGlobal('matchMedia', () => page)
  const handle = beside('consoleHandle')
  const tour = beside('demoTour')
  const host = beside('demoConsole')
  const open = new AbortController()
  coverPage({ host, signal: open.signal })
  return { handle, tour, host, close: () => open.abort() }
}

it('on a phone the page and the handle are out of reach until the console is closed; the tour is not', async () => {
  const { handle, tour, host, close } = cover('phone')
  expect([document.body, handle].map(isInert)).toEqual([true, true])
  expect([tour, host, document.head].map(isInert)).toEqual([false, false, false])
  const later = beside('consoleHandle')
  await vi.waitFor(() => expect(isInert(later)).toBe(true))
  close()
  expect([document.body, handle, later].map(isInert)).toEqual([false, false, false])
})

it('beside the frame the page can be reached, and follows the width of the window', () => {
  const { handle, close } = cover('wide')
  expect([document.body, handle].map(isInert)).toEqual([false, false])
  page.matches = false
  page.dispatchEvent(new Event('change'))
  expect([document.body, handle].map(isInert)).toEqual([true, true])
  page.matches = true
  page.dispatchEvent(new Event('change'))
  expect([document.body, handle].map(isInert)).toEqual([false, false])
  close()
})

it('of two covers the later one is above: it can be reached, the earlier one cannot until that is closed', async () => {
  const { host, close } = cover('phone')
  const first = beside('demoFirstPage')
  const open = new AbortController()
  coverPage({ host: first, signal: open.signal }, true)
  expect([document.body, host, first].map(isInert)).toEqual([true, true, false])
  // The console has seen it by then.
  await vi.waitFor(() => expect(isInert(first)).toBe(false))
  open.abort()
  first.remove()
  await vi.waitFor(() => expect([document.body, host].map(isInert)).toEqual([true, false]))
  close()
  expect(isInert(document.body)).toBe(false)
})

it('the focus in the console stays there when a dialog of the app opens and takes it', async () => {
  const host = beside('demoConsole')
  const shadow = host.attachShadow({ mode: 'open' })
  const field = shadow.appendChild(document.createElement('input'))
  document.body.innerHTML = '<dialog><button>关闭</button></dialog>'
  const open = new AbortController()
  keepFocus({ shadow, signal: open.signal })
  field.focus()
  const dialog = document.querySelector('dialog')
  dialog?.setAttribute('open', '')
  dialog?.querySelector('button')?.focus()
  await vi.waitFor(() => expect(shadow.activeElement).toBe(field))
  open.abort()
  document.body.replaceChildren()
})
