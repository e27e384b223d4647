// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Kept } from '#mock/state/store/kept-store.ts'
import { tellWhenNotKept } from './not-kept.ts'

let report: (kept: Kept) => void = () => {}
tellWhenNotKept({
  onKept: (listen) => {
    report = listen
  },
})
const notice = () => document.querySelector('[data-demo-not-kept]')?.shadowRoot
const shown = () => notice()?.querySelector('p')?.textContent
const dismiss = () => notice()?.querySelector('button')?.click()

test('each loss is reported once, including the second one', () => {
  for (const _ of ['first', 'second']) {
    report('yes')
    expect(shown()).toBeUndefined()
    report('retrying')
    expect(shown()).toContain('刷新后会丢失')
    dismiss()
    report('retrying')
    expect(shown()).toBeUndefined()
  }
})

test('the notice asks for other tabs to be closed only where one of them is the cause', () => {
  const blocking = (['retrying', 'blocked', 'apart'] as const).filter((kept) => {
    report(kept)
    return shown()?.includes('请关掉其他打开本演示的标签页')
  })
  expect(blocking).toEqual(['blocked'])
})

test('a tab that will never be stored promises no further attempt, and names what a reload shows', () => {
  report('retrying')
  dismiss()
  report('apart')
  expect(shown()).toContain('刷新后会回到上次保存的内容')
  expect(shown()).not.toContain('继续尝试')
})
