// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { openOrder, order, QR, USDT } from './test-support/open.tsx'

const PNG = `data:image/png;base64,${btoa('png bytes')}`
const FILE = '微信付款二维码_D1.png'

/** A canvas on which `shade` was drawn. happy-dom has none of its own. */
function drawing(shade: number) {
  const pen = { fillRect() {}, drawImage() {}, getImageData: () => ({ data: [255, shade, 255, 255] }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PNG)
}

/** The names of the files that were downloaded. */
let saved: string[] = []
beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name)
})

const openWechat = (payimg = QR) =>
  openOrder(() => order({ type: 'wxpay', info: { paytype: '微信支付' }, cardlist: { ...USDT, payimg } }))

/** An iPhone whose share sheet answers so. */
function onIphone(share: () => Promise<void>) {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>(share)
  Object.assign(navigator, { standalone: false, canShare: () => true, share: sheet })
  return sheet
}

test('保存二维码 downloads a PNG whose name says what it pays', async () => {
  drawing(0)
  const view = openWechat()
  await view.user.click(await view.findByRole('button', { name: '保存二维码' }))
  await vi.waitFor(() => expect(toastText()).toContain('已开始保存'))
  expect(saved).toEqual([FILE])
})

test('a code that the browser does not let be read or did not draw asks for a screenshot, and saves nothing', async () => {
  const view = openWechat()
  const save = await view.findByRole('button', { name: '保存二维码' })
  await view.user.click(save)
  await vi.waitFor(() => expect(toastText()).toBe('二维码保存失败，请截屏保存'))
  drawing(255)
  document.getElementById('toast')?.replaceChildren()
  await view.user.click(save)
  await vi.waitFor(() => expect(toastText()).toBe('二维码保存失败，请截屏保存'))
  expect(saved).toEqual([])
})

test('a code of a host that does not let it be read asks for a screenshot', async () => {
  drawing(0)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('no', 'EncodingError'))
  const view = openWechat('https://pay.example/code.png')
  await view.user.click(await view.findByRole('button', { name: '保存二维码' }))
  await vi.waitFor(() => expect(toastText()).toBe('二维码保存失败，请截屏保存'))
  expect(saved).toEqual([])
})

test('an SVG is shown as a PNG once it is loaded, so that a long press saves what albums open', async () => {
  drawing(0)
  const view = openWechat()
  const code = await view.findByAltText('付款二维码')
  fireEvent.load(code)
  await vi.waitFor(() => expect(code.getAttribute('src')).toBe(PNG))
})

test('an SVG that cannot be read stays as it is', async () => {
  const view = openWechat()
  const code = await view.findByAltText('付款二维码')
  fireEvent.load(code)
  expect(code.getAttribute('src')).toBe(QR)
})

test('an iPhone gets the share sheet, which saves to the photos; closing it says nothing', async () => {
  drawing(0)
  const sheet = onIphone(() => Promise.reject(new DOMException('closed', 'AbortError')))
  const view = openWechat()
  await view.user.click(await view.findByRole('button', { name: '保存二维码' }))
  await vi.waitFor(() => expect(sheet.mock.calls[0]?.[0].files?.[0]?.name).toBe(FILE))
  expect([saved, toastText()]).toEqual([[], ''])
})

test.each([
  ['wxpay', '微信支付', '打开微信「扫一扫」'],
  ['alipay', '支付宝', '打开支付宝「扫一扫」'],
  ['usdtpay', 'USDT-TRC20', '复制地址到钱包转账'],
  ['', '支付宝', '打开支付宝的扫码页'],
])('%s %j says how to pay on this phone', async (type, paytype, text) => {
  const view = openOrder(() => order({ type, info: { paytype } }))
  expect((await view.findByText(/用本机付款/)).parentElement?.textContent).toContain(text)
  expect(view.getByText(/长按二维码保存，或截屏/)).toBeTruthy()
})
