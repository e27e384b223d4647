// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/session-store.ts'
import { envelope, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { AddUsdtAddressScreen } from './AddUsdtAddressScreen.tsx'
import { type AddressDraft, addressShape, checkAddress, emptyAddress } from './address-form.ts'

const TRC = 'TDemoWaLLetDoNotSendAnyMoney11288x'
const right: AddressDraft = { protocol: 'TRC20', address: TRC, payPassword: '888888' }

test.each<[AddressDraft, string | undefined]>([
  [emptyAddress, '请选择钱包协议'],
  [{ ...emptyAddress, protocol: 'ERC20' }, '请输入USDT地址'],
  [{ ...right, payPassword: '' }, '请输入支付密码'],
  [{ ...right, payPassword: '12345' }, '支付密码长度必须在6到18位之间'],
  [{ ...right, payPassword: '1'.repeat(19) }, '支付密码长度必须在6到18位之间'],
  [{ ...right, payPassword: '1'.repeat(18) }, undefined],
  [right, undefined],
])('%j: %s', (draft, text) => expect(checkAddress(draft)?.text).toBe(text))

test.each([
  ['TRC20', TRC, false],
  ['TRC20', '', false],
  ['ERC20', TRC, true],
  ['TRC20', TRC.slice(1), true],
  ['ERC20', `0x${'a'.repeat(40)}`, false],
] as const)('%s %s looks odd: %s', (protocol, address, isOdd) =>
  expect(addressShape(protocol, address).isOdd).toBe(isOdd))

test('asks for one field at a time, and sends the address without the spaces of a paste', async () => {
  signIn('token-1')
  const backend = stubBackend({
    '/api/getcard': () => envelope([]),
    '/api/bindcard': () => envelope(null, 'ok'),
  })
  const view = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '确认绑定' }))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  submit()
  expect(toastText()).toBe('请选择钱包协议')
  await view.user.click(view.getByRole('radio', { name: /TRC20/ }))
  submit()
  expect(toastText()).toBe('请输入USDT地址')
  type('USDT 地址', `0x${'a'.repeat(40)}`)
  expect(view.getByText('TRC20 地址以 T 开头，共 34 位，请核对')).toBeTruthy()
  type('USDT 地址', ` ${TRC}\n`)
  submit()
  expect(toastText()).toBe('请输入支付密码')
  type('支付密码', '12345')
  submit()
  expect(toastText()).toBe('支付密码长度必须在6到18位之间')
  expect(backend.count('/api/bindcard')).toBe(0)
  type('支付密码', '888888')
  submit()
  await vi.waitFor(() => expect(toastText()).toBe('绑定成功'))
  expect(backend.sent.find(({ url }) => url.endsWith('bindcard'))?.body).toEqual({
    bank_owner: 'TRC20',
    bank: 'USDT',
    bank_no: TRC,
    bank_address: '',
    pay_pass: '888888',
  })
  await vi.waitFor(() => expect(view.address()).toBe('/wallet?type=1'))
})

test('a payment password that the server refuses is reported at its field, which gets the focus', async () => {
  signIn('token-1')
  stubBackend({
    '/api/getcard': () => envelope([]),
    '/api/bindcard': () => refusal('支付密码不正确，还可以尝试 4 次'),
  })
  const view = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  await view.user.click(view.getByRole('radio', { name: /TRC20/ }))
  fireEvent.change(screen.getByLabelText('USDT 地址'), { target: { value: TRC } })
  fireEvent.change(screen.getByLabelText('支付密码'), { target: { value: '111111' } })
  await view.user.click(view.getByRole('button', { name: '确认绑定' }))
  const field = view.getByLabelText('支付密码')
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field).toHaveProperty('value', '')
  expect(view.container.querySelector('form')?.textContent).toContain('支付密码不正确，还可以尝试 4 次')
  expect(toastText()).toBe('支付密码不正确，还可以尝试 4 次')
})

test('at the limit of five, the notice links to unbinding one, and the form stays', async () => {
  signIn('token-1')
  const five = Array.from({ length: 5 }, (_, id) => ({ id, bank: 'USDT', bank_owner: 'TRC20', bank_no: TRC }))
  stubBackend({ '/api/getcard': () => envelope(five) })
  const view = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  const way = await view.findByRole('link', { name: '去卡包解绑' })
  expect(way.getAttribute('href')).toBe('/wallet?type=1')
  expect(view.getByRole('button', { name: '确认绑定' })).toBeTruthy()
})
