// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { PayPasswordField } from './PayPasswordField.tsx'

type Use = Pick<ComponentProps<typeof PayPasswordField>, 'isNew' | 'canBeForgotten'>

function Field(use: Use) {
  const [value, setValue] = useState('')
  return <PayPasswordField label="支付密码" value={value} onChange={setValue} {...use} />
}

test('a payment password of a form offers the keypad of digits too, takes letters, and is not filled in', async () => {
  const { user, getByRole } = renderScreen(<Field />)
  const field = screen.getByLabelText<HTMLInputElement>('支付密码')
  expect([field.type, field.autocomplete, field.inputMode]).toEqual(['password', 'off', ''])
  await user.click(getByRole('button', { name: '数字键盘' }))
  expect([field.inputMode, document.activeElement]).toEqual(['numeric', field])
  await user.keyboard('a1')
  expect(field.value).toBe('a1')
})

test('names a weak password where it is set, and does not call it wrong', async () => {
  const view = renderScreen(<Field isNew />)
  const field = screen.getByLabelText<HTMLInputElement>('支付密码')
  await view.user.type(field, '654321')
  expect(view.getByText(/^密码过于简单/)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  await view.user.type(field, '8')
  expect(view.queryByText(/^密码过于简单/)).toBeNull()
  expect(view.queryByRole('link')).toBeNull()
})

test('leads to customer service where it may be forgotten, and judges no password that is asked for', async () => {
  const view = renderScreen(<Field canBeForgotten />)
  await view.user.type(screen.getByLabelText('支付密码'), '111111')
  expect(view.queryByText(/^密码过于简单/)).toBeNull()
  await view.user.click(view.getByRole('link', { name: '忘记支付密码？' }))
  expect(view.address()).toBe('/kefu')
})
