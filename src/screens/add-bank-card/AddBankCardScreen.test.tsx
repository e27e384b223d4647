// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { AddBankCardScreen } from './AddBankCardScreen.tsx'
import { checkBankCard, emptyBankCard } from './bank-card-form.ts'

const right = {
  owner: '林子安',
  bank: '云川银行',
  cardNo: '62000055',
  branch: '滨江支行',
  payPassword: '888888',
}

test.each([
  [emptyBankCard, '请输入姓名'],
  [{ ...right, bank: '' }, '请选择银行类型'],
  [{ ...right, cardNo: '' }, '请输入正确的银行卡号'],
  [{ ...right, cardNo: '6200005' }, '请输入正确的银行卡号'],
  [{ ...right, cardNo: '6'.repeat(20) }, '银行卡号最多 19 位数字，现在有 20 位'],
  [{ ...right, cardNo: '6'.repeat(19), branch: '' }, '请输入开户行地址'],
  [{ ...right, payPassword: '' }, '请输入正确的支付密码长度'],
  [{ ...right, payPassword: '12345' }, '请输入正确的支付密码长度'],
  [{ ...right, payPassword: '1'.repeat(19) }, '请输入正确的支付密码长度'],
  [{ ...right, payPassword: '1'.repeat(18) }, undefined],
  [right, undefined],
])('%j: %s', (card, text) => expect(checkBankCard(card)[0]?.text).toBe(text))

function open(routes: Record<string, Reply> = {}) {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () => envelope({ username: 'demo888', realname: '林子安', balance: 0 }),
    '/api/getcard': () => envelope([{ id: 1, bank: '云川银行' }]),
    '/api/banklist': () => envelope(['云川银行', '海岳银行'].map((bank_name) => ({ bank_name }))),
    '/api/bindcard': () => envelope(null, '绑定成功'),
    ...routes,
  })
  return { backend, ...renderScreen(<AddBankCardScreen />, '/addBankCard') }
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: '确认绑定' }))

test('marks every field, keeps what was typed, sends number and password exactly, and leaves for /wallet', async () => {
  const view = open()
  expect(await view.findByText('最多绑定 5 张银行卡，已绑定 1 张')).toBeTruthy()
  submit()
  expect(toastText()).toBe('请输入姓名')
  expect(view.getByText('请选择银行类型', { selector: '.bad' })).toBeTruthy()
  expect(view.getByText('请输入正确的支付密码长度')).toBeTruthy()
  fireEvent.click(await view.findByRole('button', { name: '填入 林**' }))
  submit()
  expect(toastText()).toBe('请选择银行类型')
  await view.user.click(view.getByRole('button', { name: /^银行类型/ }))
  fireEvent.click(await within(await view.findByRole('dialog')).findByRole('button', { name: /海岳/ }))
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  submit()
  expect(toastText()).toBe('请输入正确的银行卡号')
  type('银行卡号', '6200 0055-5000 2111 888')
  expect(view.getByLabelText('银行卡号')).toHaveProperty('value', '6200 0055 5000 2111 888')
  submit()
  expect(toastText()).toBe('请输入开户行地址')
  type('开户行地址', ' 滨江支行 ')
  submit()
  expect(toastText()).toBe('请输入正确的支付密码长度')
  expect(view.backend.count('/api/bindcard')).toBe(0)
  type('支付密码', ' 88 a8  8888 88 B ')
  submit()
  await vi.waitFor(() => expect(toastText()).toBe('绑定成功'))
  expect(view.backend.sent.find(({ url }) => url.endsWith('bindcard'))?.body).toEqual({
    bank_owner: '林子安',
    bank: '海岳银行',
    bank_no: '6200005550002111888',
    bank_address: '滨江支行',
    pay_pass: ' 88 a8  8888 88 B ',
  })
  await vi.waitFor(() => expect(view.address()).toBe('/wallet?type=2'))
})

test('a refusal clears only the password; code 251 leads to setting a payment password', async () => {
  const view = open({ '/api/bindcard': () => refusal('该银行卡已绑定，无需重复添加') })
  const fill = async () => {
    type('持卡人姓名', '林子安')
    await view.user.click(view.getByRole('button', { name: /^银行类型/ }))
    fireEvent.click(await within(await view.findByRole('dialog')).findByRole('button', { name: /云川/ }))
    await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    type('银行卡号', '62000055')
    type('开户行地址', '滨江支行')
  }
  await fill()
  type('支付密码', '888888')
  submit()
  await vi.waitFor(() => expect(toastText()).toBe('该银行卡已绑定，无需重复添加'))
  expect(view.getByLabelText('支付密码')).toHaveProperty('value', '')
  expect(view.getByLabelText('银行卡号')).toHaveProperty('value', '6200 0055')
  view.backend.routes['/api/bindcard'] = () => refusal('支付密码不正确，还可以尝试 4 次')
  type('支付密码', '111111')
  submit()
  await vi.waitFor(() => expect(document.activeElement).toBe(view.getByLabelText('支付密码')))
  expect(view.getByLabelText('支付密码').getAttribute('aria-invalid')).toBe('true')
  view.backend.routes['/api/bindcard'] = () => refusal('您尚未设置支付密码，请先设置', 251)
  type('支付密码', '888888')
  submit()
  await vi.waitFor(() => expect(view.address()).toBe('/password?type=2'))
})
