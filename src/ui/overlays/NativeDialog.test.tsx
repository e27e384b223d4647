// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../chakra/overlays/Dialog.tsx'
import { NativeDialog } from './NativeDialog.tsx'

afterEach(cleanup)

function open() {
  const onClose = vi.fn()
  render(
    <NativeDialog
      open
      onClose={onClose}
      title="温馨提示"
      footer={
        <>
          <button type="button">今日不再提示</button>
          <button type="button">知道了</button>
        </>
      }
    >
      <a href="#/vip">详情</a>
    </NativeDialog>,
  )
  return { onClose, user: userEvent.setup() }
}
/** What has the focus; the text itself can have it, as it scrolls. */
const focused = () => {
  const { activeElement: element } = document
  return element?.className === 'dialog-body' ? '正文' : element?.textContent
}

/** Presses the keys, and lists what each moves the focus to. */
async function focusedBy(user: ReturnType<typeof open>['user'], keys: readonly string[]) {
  const names: unknown[] = []
  for (const key of keys) {
    await user.keyboard(key)
    names.push(focused())
  }
  return names
}
const TAB = '{Tab}'
const BACK = '{Shift>}{Tab}{/Shift}'

test('the first button has the focus, and Tab goes round in the dialog', async () => {
  const { user } = open()
  expect(focused()).toBe('今日不再提示')
  expect(await focusedBy(user, [TAB, TAB, TAB, TAB])).toEqual(['知道了', '正文', '详情', '今日不再提示'])
})

test('Shift+Tab goes round backwards', async () => {
  const { user } = open()
  expect(await focusedBy(user, [BACK, BACK, BACK, BACK])).toEqual(['详情', '正文', '知道了', '今日不再提示'])
})

test.each([
  [TAB, '正文'],
  [BACK, '知道了'],
])('where nothing has the focus, %s leads into the dialog', async (key, first) => {
  const { user } = open()
  ;(document.activeElement as HTMLElement).blur()
  expect(await focusedBy(user, [key])).toEqual([first])
})

test('Escape closes it, after a tap on its text too, which leaves the focus on the body', () => {
  const { onClose } = open()
  ;(document.activeElement as HTMLElement).blur()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('a key that another layer has handled does nothing', () => {
  const { onClose } = open()
  const handle = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', handle)
  for (const key of ['Escape', 'Tab']) fireEvent.keyDown(document.body, { key })
  document.body.removeEventListener('keydown', handle)
  expect(onClose).not.toHaveBeenCalled()
  expect(focused()).toBe('今日不再提示')
})

test('a dialog of the kit above it keeps the keys', async () => {
  const { onClose, user } = open()
  const closeUpper = vi.fn()
  render(
    <Dialog open onClose={closeUpper} title="退出登录">
      <button type="button">取消</button>
      <button type="button">确定</button>
    </Dialog>,
  )
  await vi.waitFor(() => expect(focused()).toBe('取消'))
  expect(await focusedBy(user, [TAB, TAB, BACK])).toEqual(['确定', '取消', '确定'])
  await user.keyboard('{Escape}')
  expect(closeUpper).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})
