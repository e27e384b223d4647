// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { changePlaySettings, getPlaySettings } from '../../lib/responsible-play.ts'
import { requestBreak } from './break-request.ts'
import { ResponsiblePlayPanel } from './ResponsiblePlayPanel.tsx'

function open() {
  const view = renderScreen(<ResponsiblePlayPanel />)
  return { ...view, field: screen.getByLabelText<HTMLInputElement>('每日充值提醒') }
}

test('shows the daily sum in its field with the currency sign, and lets it be changed or removed', async () => {
  changePlaySettings({ dailyFen: wholeYuan(500) })
  const { user, field, ...view } = open()
  expect(field.value).toBe('500.00')
  expect(field.parentElement?.textContent).toBe('¥')
  await user.clear(field)
  expect(field.value).toBe('')
  await user.type(field, '200')
  await user.click(view.getByRole('button', { name: '保存提醒' }))
  expect(toastText()).toBe('每日充值提醒已设定')
  expect([field.value, getPlaySettings().dailyFen]).toEqual(['200.00', wholeYuan(200)])
  await user.click(view.getByRole('button', { name: '取消提醒' }))
  expect([field.value, getPlaySettings().dailyFen]).toEqual(['', undefined])
})

test('a daily reminder that is not set says so instead of showing a sum of nothing', () => {
  expect(open().field.placeholder).toBe('未设定')
})

test('a missing sum is told at its field, which gets the focus, until something is typed', async () => {
  const { user, field, ...view } = open()
  await user.click(view.getByRole('button', { name: '保存提醒' }))
  expect([toastText(), document.activeElement]).toEqual(['请输入每日提醒金额', field])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, '2')
  expect([toastText(), field.getAttribute('aria-invalid')]).toEqual(['', null])
})

test('focuses the break once after a reminder, from another screen or from this one', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  open().unmount()
  expect(scrolled).not.toHaveBeenCalled()
  requestBreak()
  const view = open()
  const part = view.getByRole('group', { name: '休息一下' })
  expect(document.activeElement).toBe(part)
  view.field.focus()
  act(requestBreak)
  expect(document.activeElement).toBe(part)
  expect(scrolled.mock.contexts).toEqual([part, part])
})
