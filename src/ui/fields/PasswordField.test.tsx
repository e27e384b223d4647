// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

function open(autoComplete: 'current-password' | 'off' = 'current-password') {
  const held = { value: '' }
  function Form() {
    const [value, setValue] = useState('')
    held.value = value
    return <PasswordField label="密码" value={value} onChange={setValue} autoComplete={autoComplete} />
  }
  const view = render(<Form />)
  onTestFinished(view.unmount)
  const field = () => view.getByLabelText('密码', { selector: 'input' })
  return { view, held, field, user: userEvent.setup() }
}

test('a password is hidden, is shown on request, and hides itself once it is emptied', async () => {
  const { view, field, user } = open()
  expect(field().getAttribute('type')).toBe('password')
  await user.type(field(), 'boat')
  await user.click(view.getByRole('button', { name: '显示密码' }))
  expect(field().getAttribute('type')).toBe('text')
  await user.clear(field())
  expect(field().getAttribute('type')).toBe('password')
})

test('whatever is pasted is held character by character, spaces and case with it', async () => {
  const { held, field, user } = open()
  const typed = '  Bo at 密码 🛶é\u0301\'"<>&\\ '
  await user.click(field())
  await user.paste(typed)
  expect(held.value).toBe(typed)
})

test('a login password is for password managers, a payment password is not', () => {
  expect(open().field().getAttribute('autocomplete')).toBe('current-password')
  document.body.replaceChildren()
  expect(open('off').field().getAttribute('autocomplete')).toBe('off')
})
