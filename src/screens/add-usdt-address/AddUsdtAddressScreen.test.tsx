// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tronAddress } from '#contracts/test-corpora/addresses.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { AddUsdtAddressScreen } from './AddUsdtAddressScreen.tsx'
import { type AddressDraft, checkAddress, emptyAddress } from './address-form.ts'

const TRC = tronAddress(1)
/** An address of the demo, whose checksum is wrong on purpose. */
const WRONG_SUM = 'TDemoWaLLetDoNotSendAnyMoney11288x'
const right: AddressDraft = { protocol: 'TRC20', address: TRC, payPassword: '888888' }

afterEach(() => vi.unstubAllGlobals())

test.each<[AddressDraft, string | undefined]>([
  [emptyAddress, '请选择钱包协议'],
  [{ ...emptyAddress, protocol: 'ERC20' }, '请输入USDT地址'],
  [{ ...right, payPassword: '' }, '请输入支付密码'],
  [{ ...right, payPassword: '12345' }, '支付密码长度必须在6到18位之间'],
  [{ ...right, payPassword: '1'.repeat(19) }, '支付密码长度必须在6到18位之间'],
  [{ ...right, payPassword: '1'.repeat(18) }, undefined],
  [{ ...right, address: `${TRC} ${tronAddress(2)}` }, '这里不止一个地址，请只保留一个'],
  [right, undefined],
])('%j: %s', (draft, text) => expect(checkAddress(draft)[0]?.text).toBe(text))

test('marks missing fields, and sends the address without pasted spaces but the password as typed', async () => {
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
  expect(view.getByText('这是 ERC20 地址，与所选的 TRC20 不符')).toBeTruthy()
  type('USDT 地址', ` ${TRC}\n`)
  submit()
  expect(toastText()).toBe('请输入支付密码')
  type('支付密码', '12345')
  submit()
  expect(toastText()).toBe('支付密码长度必须在6到18位之间')
  expect(backend.count('/api/bindcard')).toBe(0)
  type('支付密码', ' 88 a8  8888 88 B ')
  submit()
  await vi.waitFor(() => expect(toastText()).toBe('绑定成功'))
  expect(backend.sent.find(({ url }) => url.endsWith('bindcard'))?.body).toEqual({
    bank_owner: 'TRC20',
    bank: 'USDT',
    bank_no: TRC,
    bank_address: '',
    pay_pass: ' 88 a8  8888 88 B ',
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

test('at the limit of five addresses the notice links to the saved ones, and the form stays', async () => {
  signIn('token-1')
  const five = Array.from({ length: 5 }, (_, id) => ({ id, bank: 'USDT', bank_owner: 'TRC20', bank_no: TRC }))
  stubBackend({ '/api/getcard': () => envelope(five) })
  const view = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  const way = await view.findByRole('link', { name: '去卡包解绑' })
  expect(way.getAttribute('href')).toBe('/wallet?type=1')
  expect(view.getByRole('button', { name: '确认绑定' })).toBeTruthy()
})

test('an address with a wrong checksum is marked at its field, and is sent after a confirmation', async () => {
  signIn('token-1')
  const backend = stubBackend({
    '/api/getcard': () => envelope([]),
    '/api/bindcard': () => envelope(null, 'ok'),
  })
  const view = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  const wrong = '地址校验不通过，可能有一位输错或大小写不对，请重新复制'
  await view.user.click(view.getByRole('radio', { name: /TRC20/ }))
  const field = view.getByLabelText('USDT 地址')
  fireEvent.change(field, { target: { value: WRONG_SUM } })
  expect(view.getByText(wrong)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.change(view.getByLabelText('支付密码'), { target: { value: '888888' } })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '确认绑定' }))
  submit()
  submit()
  const question = await view.findByRole('alertdialog', { name: '请核对地址' })
  expect(question.textContent).toContain(wrong)
  await view.user.click(within(question).getByRole('button', { name: '返回修改' }))
  await vi.waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull())
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(backend.count('/api/bindcard')).toBe(0)
  submit()
  await view.user.click(
    within(await view.findByRole('alertdialog')).getByRole('button', { name: '仍要绑定' }),
  )
  await vi.waitFor(() => expect(backend.count('/api/bindcard')).toBe(1))
  expect(backend.sent.find(({ url }) => url.endsWith('bindcard'))?.body).toMatchObject({ bank_no: WRONG_SUM })
})

test('a text that cannot be an address is an error at its field, without a confirmation or a request', async () => {
  signIn('token-1')
  const backend = stubBackend({
    '/api/getcard': () => envelope([]),
    '/api/bindcard': () => envelope(null, 'ok'),
  })
  const view = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  await view.user.click(view.getByRole('radio', { name: /TRC20/ }))
  const field = view.getByLabelText('USDT 地址')
  fireEvent.change(field, { target: { value: `收款地址：${TRC.slice(0, -1)}` } })
  fireEvent.change(view.getByLabelText('支付密码'), { target: { value: '888888' } })
  const problem = '请只保留地址。TRC20 地址以 T 开头，共 34 位，现在少 1 位'
  expect(view.getByText(problem)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(view.getByRole('button', { name: '确认绑定' }))
  expect(toastText()).toBe(problem)
  expect(view.queryByRole('alertdialog')).toBeNull()
  expect(backend.count('/api/bindcard')).toBe(0)
})

test('the comparison of the two protocols opens over the form, which keeps everything typed', async () => {
  signIn('token-1')
  stubBackend({
    '/api/getcard': () => envelope([]),
    '/api/user': () => envelope({ username: 'demo888', balance: 1 }),
  })
  const { user, address, ...view } = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  await user.click(view.getByRole('radio', { name: /ERC20/ }))
  fireEvent.change(view.getByLabelText('USDT 地址'), { target: { value: TRC } })
  fireEvent.change(view.getByLabelText('支付密码'), { target: { value: '888888' } })
  await user.click(view.getByRole('button', { name: '两种协议有何区别？' }))
  const sheet = await view.findByRole('dialog', { name: 'TRC20 与 ERC20 的区别' })
  expect(within(sheet).getByRole('row', { name: /地址格式/ }).textContent).toContain('T 开头，34 位')
  await user.click(within(sheet).getByRole('button', { name: '关闭' }))
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/addUsdtCard')
  expect(view.getByRole('radio', { name: /ERC20/ })).toHaveProperty('checked', true)
  expect(view.getByLabelText('USDT 地址')).toHaveProperty('value', TRC)
  expect(view.getByLabelText('支付密码')).toHaveProperty('value', '888888')
})

function openForm() {
  signIn('token-1')
  stubBackend({ '/api/getcard': () => envelope([]) })
  const view = renderScreen(<AddUsdtAddressScreen />, '/addUsdtCard')
  return { ...view, field: view.getByLabelText('USDT 地址') }
}

test('粘贴 fills in the address; if the clipboard is refused, a hint says how to paste by hand and the field stays', async () => {
  let copied: string | undefined = ` ${TRC} `
  const { field, getByRole, user } = openForm()
  // After user-event, which installs its own clipboard.
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      readText: async () => {
        if (copied === undefined) throw new DOMException('denied', 'NotAllowedError')
        return copied
      },
    },
  })
  const paste = () => user.click(getByRole('button', { name: '粘贴' }))
  await paste()
  await vi.waitFor(() => expect(field).toHaveProperty('value', TRC))
  copied = undefined
  await paste()
  await vi.waitFor(() => expect(toastText()).toBe('无法读取剪贴板，请长按输入框粘贴'))
  copied = ' '
  await paste()
  await vi.waitFor(() => expect(toastText()).toBe('剪贴板是空的，请先复制地址'))
  expect(field).toHaveProperty('value', TRC)
})

test('offers no scan where the browser reads no QR codes', () => {
  expect(openForm().queryByRole('button', { name: '扫码' })).toBeNull()
})

test('扫码 reads the address from a picture, and says so when it contains none', async () => {
  let codes: { rawValue: string }[] = [{ rawValue: `tron:${TRC}` }]
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => codes
    },
  )
  const { field, getByRole, getByLabelText, user } = openForm()
  const picture = new File(['x'], 'code.png', { type: 'image/png' })
  expect(getByRole('button', { name: '扫码' })).toBeTruthy()
  await user.upload(getByLabelText('钱包收款二维码图片'), picture)
  await vi.waitFor(() => expect(field).toHaveProperty('value', TRC))
  codes = []
  await user.upload(getByLabelText('钱包收款二维码图片'), picture)
  await vi.waitFor(() => expect(toastText()).toBe('没有识别到二维码，请换一张清晰的图片'))
  expect(field).toHaveProperty('value', TRC)
})
