// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button id="tab"></button><main class="main"><h1 tabindex="-1">卡包管理</h1><button id="unbind"></button></main>'
  stop = keepFocus()
})
afterEach(() => stop())

const element = (id: string) => document.getElementById(id) as HTMLElement

test('the focus of an element that is taken away goes to the heading', async () => {
  element('unbind').focus()
  element('unbind').remove()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('卡包管理'))
})

test('a focus that was given up, or is elsewhere, stays there', async () => {
  element('unbind').focus()
  element('unbind').blur()
  await Promise.resolve()
  element('unbind').remove()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(document.body)
  element('tab').focus()
  document.querySelector('h1')?.before('文字')
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(element('tab'))
})
