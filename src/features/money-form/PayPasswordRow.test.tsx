// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { BalanceEye } from '../../ui/money/BalanceEye.tsx'
import { PayPasswordRow } from './PayPasswordRow.tsx'

function Row() {
  const [value, setValue] = useState('')
  return <PayPasswordRow value={value} onChange={setValue} />
}

test('the keypad of digits is a choice, and its button says what a tap brings', async () => {
  const { user, getByRole, getByLabelText } = renderScreen(<Row />)
  const field = getByLabelText('支付密码')
  expect(field.inputMode).toBe('')
  await user.click(getByRole('button', { name: '数字键盘' }))
  expect([field.inputMode, document.activeElement]).toEqual(['numeric', field])
  await user.click(getByRole('button', { name: '全键盘' }))
  expect(field.inputMode).toBe('')
})

test('the keypad of a focused field changes by a new focus that finds it there, and the caret stays', async () => {
  const { user, getByRole } = renderScreen(<Row />)
  const field = screen.getByLabelText<HTMLInputElement>('支付密码')
  await user.type(field, '888888')
  field.setSelectionRange(2, 4)
  const changes: string[] = []
  for (const type of ['blur', 'focus'])
    field.addEventListener(type, () => changes.push(`${type} ${field.inputMode}`))
  // Safari leaves the focus in the field when a button is tapped.
  fireEvent.click(getByRole('button', { name: '数字键盘' }))
  expect(changes).toEqual(['blur ', 'focus numeric'])
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4])
})

test('the password is hidden, is shown on request, and hides itself once it is emptied', async () => {
  const { user, getByRole } = renderScreen(<Row />)
  const field = screen.getByLabelText<HTMLInputElement>('支付密码')
  expect([field.type, field.autocomplete]).toEqual(['password', 'off'])
  await user.type(field, '888')
  expect(field.type).toBe('password')
  await user.click(getByRole('button', { name: '显示密码' }))
  expect(field.type).toBe('text')
  await user.clear(field)
  expect(field.type).toBe('password')
})

test('a forgotten password leads to customer service', async () => {
  const view = renderScreen(<Row />)
  await view.user.click(view.getByRole('link', { name: '忘记支付密码？' }))
  expect(view.address()).toBe('/kefu')
})

test('a button whose name says what a tap does has no pressed state', () => {
  const { getAllByRole } = renderScreen(
    <>
      <Row />
      <PasswordField label="登录密码" autoComplete="off" value="" onChange={() => undefined} />
      <BalanceEye />
    </>,
  )
  const buttons = getAllByRole('button')
  expect(buttons).toHaveLength(4)
  for (const button of buttons) expect(button.getAttribute('aria-pressed'), button.ariaLabel ?? '').toBeNull()
})
