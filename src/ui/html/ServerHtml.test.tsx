// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deployNewVersion, typeSomething } from '../../app/test-support/deployed.ts'
import { ServerHtml } from './ServerHtml.tsx'

/** Once it has come, it stays loaded: the test in which it comes is the last. */
const file = vi.hoisted(() => ({ asked: 0, isGone: true }))
vi.mock('../../lib/html/sanitize.ts', () => {
  file.asked += 1
  if (file.isGone) throw new TypeError('gone')
  return { sanitize: (html: string) => html }
})

beforeEach(() => {
  file.asked = 0
})
afterEach(cleanup)

/** Does it, and lets React draw what comes of it. */
const settled = (doIt: () => unknown) =>
  act(async () => {
    doIt()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
const show = (html: string) => settled(() => render(<ServerHtml html={html} />))
const retry = () => screen.getByRole('button', { name: '请求失败，点击重新加载' })

test('a sanitiser that does not load is asked for once, not by every render', async () => {
  await show('<p>维护通知</p>')
  expect(retry()).toBeTruthy()
  await settled(() => undefined)
  expect(file.asked).toBe(1)
})

test('a sanitiser that a newer version has replaced brings that version, or says so where something is typed', async () => {
  const { reload } = deployNewVersion()
  typeSomething()
  await show('<p>充值说明</p>')
  expect(screen.getByText(/^网站刚刚更新，重新加载后才能显示。/)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  await settled(() => screen.getByRole('button', { name: '重新加载' }).click())
  expect(reload).toHaveBeenCalledOnce()

  cleanup()
  document.querySelector('input')?.remove()
  await show('<p>充值说明</p>')
  expect(reload).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test('it is asked for again when the network is back, when the text is shown again, and by a tap', async () => {
  let leave: (() => void) | undefined
  await settled(() => {
    leave = render(<ServerHtml html="<p>夏季公告</p>" />).unmount
  })
  await settled(() => window.dispatchEvent(new Event('online')))
  expect(file.asked).toBe(2)
  await settled(() => leave?.())
  await show('<p>夏季公告</p>')
  expect(file.asked).toBe(3)
  file.isGone = false
  await settled(() => retry().click())
  expect(screen.getByText('夏季公告')).toBeTruthy()
})
