// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { ChakraRoot } from './ChakraRoot.tsx'
import { PayPasswordField } from './PayPasswordField.tsx'

function Field() {
  const [value, setValue] = useState('')
  return (
    <ChakraRoot>
      <PayPasswordField label="支付密码" value={value} onChange={setValue} />
    </ChakraRoot>
  )
}

test('a payment password of a form offers the keypad of digits too, takes letters, and is not filled in', async () => {
  const { user, getByRole } = renderScreen(<Field />)
  const field = screen.getByLabelText<HTMLInputElement>('支付密码')
  expect([field.type, field.autocomplete, field.inputMode]).toEqual(['password', 'off', ''])
  await user.click(getByRole('button', { name: '123 数字键盘' }))
  expect([field.inputMode, document.activeElement]).toEqual(['numeric', field])
  await user.keyboard('a1')
  expect(field.value).toBe('a1')
})
