// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

const WRONG = '支付密码不正确，还可以尝试 4 次'
const CARD = {
  id: 1,
  bank: '云川银行',
  bank_owner: '林子安',
  bank_no: '6200005550002111888',
  bank_address: '',
}

test('shows a refused payment password at its field, and focuses the field', async () => {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () => envelope({ username: 'demo888', balance: 1000 }),
    '/api/balance': () => envelope({ balance: 1000 }),
    '/api/balancelist': () => envelope([]),
    '/api/getcard': () => envelope([CARD]),
    '/api/getBetAmount': () => envelope({ bet_amount: 0 }),
    '/api/withdraw': () => refusal(WRONG),
  })
  const view = renderScreen(<WithdrawalScreen />, '/withdrawal?type=2')
  await view.findByRole('button', { name: /云川银行/ })
  await view.user.type(view.getByLabelText('取款金额'), '200')
  const field = view.getByLabelText('支付密码')
  await view.user.type(field, '111111')
  await view.user.click(view.getByRole('button', { name: /^确认取款/ }))
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.getAttribute('aria-invalid'), toastText()]).toEqual(['true', WRONG])
  expect(field).toHaveProperty('value', '')
  expect(view.container.querySelector('form')?.textContent).toContain(WRONG)

  // A refusal for another reason marks no field.
  backend.routes['/api/withdraw'] = () => refusal('今日取款次数已达上限')
  await view.user.type(field, '888888')
  await view.user.click(view.getByRole('button', { name: /^确认取款/ }))
  await vi.waitFor(() => expect(toastText()).toBe('今日取款次数已达上限'))
  expect(field.getAttribute('aria-invalid')).toBeNull()
})
