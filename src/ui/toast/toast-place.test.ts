// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { placeToast } from './toast-place.ts'

/** A phone of 800 px with a header of 50 px and a foot of 100 px; a toast of 40 px. */
beforeEach(() => {
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('visualViewport', undefined)
  document.body.innerHTML = '<header class="backbar"></header><footer class="at-foot"></footer>'
  put('.backbar', 0, 50)
  put('.at-foot', 700, 800)
})

function put(selector: string, top: number, bottom: number): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(selector)
  element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect
  return element
}

function placed(): string {
  const bubble = document.createElement('div')
  Object.defineProperty(bubble, 'offsetHeight', { value: 40 })
  document.body.append(bubble)
  placeToast(bubble)
  return bubble.style.top
}

const field = (top: number, bottom: number) => {
  document.body.insertAdjacentHTML('beforeend', '<div class="money-row"><input></div>')
  put('.money-row', top, bottom)
  return document.querySelector<HTMLElement>('input')
}

test('is above the foot', () => {
  field(300, 400)
  expect(placed()).toBe('648px')
})

test('is below the header if its subject is at the foot', () => {
  field(600, 660)?.setAttribute('aria-invalid', 'true')
  expect(placed()).toBe('62px')
})

test('keeps clear of the whole field that has the focus, with its label and its note', () => {
  field(30, 660)?.focus()
  document.body.insertAdjacentHTML('beforeend', '<button></button>')
  expect(placed()).toBe('648px')
  put('.money-row', 620, 690)
  expect(placed()).toBe('62px')
})

test('stays above the keyboard', () => {
  vi.stubGlobal('visualViewport', { scale: 1, offsetTop: 0, height: 400 })
  expect(placed()).toBe('348px')
})

test('covers no button and no warning, but fits between them if there is room', () => {
  document.body.insertAdjacentHTML('beforeend', '<p>仅支持 TRC20 网络</p><button>复制地址</button>')
  put('p', 560, 700)
  put('button', 50, 500)
  expect(placed()).toBe('520px')
})

test('over a sheet it keeps clear of the buttons, and ignores what is behind the sheet', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p>页面</p><div role="dialog"><button>直接进入</button></div>',
  )
  put('p', 50, 700)
  put('button', 600, 700)
  expect(placed()).toBe('62px')
})

test('ignores what is in a hidden kept screen, which has a place, too', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div inert><input aria-invalid="true"><b class="at-foot"></b></div>',
  )
  put('[inert] input', 600, 660)
  put('[inert] .at-foot', 400, 800)
  expect(placed()).toBe('648px')
})
