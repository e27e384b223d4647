// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../../api/core/client/session-store.ts'
import { broken, envelope, held, type Reply } from '../../../api/test-support/backend.ts'
import { pass, until } from '../../../app/money-matrix/test-support/time.ts'
import { keepPayPage, payAmountOf, payPageOf } from '../../../features/online-order/pay-pages.ts'
import { storage } from '../../../lib/device/storage.ts'
import { bodiesOf, chooseRadio, openRecharge, submit, type, type View } from '../test-support/open.tsx'

const ONLINE = '/pay/api/recharge'
const QUERY = '/pay/api/queryOrderNo'
const URL_OF = 'https://pay.example/cashier?id=9'
const opened = (orderNo = 'P-1', url = URL_OF) => envelope({ orderNo, url })

const gone = vi.fn<(url: string | URL) => void>()
/** The order that the phone had stored when the page was left. */
let keptThen: string | undefined
beforeEach(() => {
  keptThen = undefined
  gone.mockReset().mockImplementation(() => {
    keptThen = JSON.parse(localStorage.getItem('pendingOrder') ?? 'null')?.orderNo
  })
  vi.spyOn(window.location, 'assign').mockImplementation(gone)
})

async function friend(reply: Reply): Promise<View> {
  const view = openRecharge({ [ONLINE]: reply, [QUERY]: () => envelope({ state: 1 }) })
  await chooseRadio(view, /^其他支付/)
  await type(view, '充值金额', '288.5')
  return view
}

test('five taps open one order, which is stored before the page is left', async () => {
  const answer = held()
  const view = await friend(answer.reply)
  const button = view.getByRole('button', { name: '前往支付 ¥\u00a0288.50' })
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button)
  answer.answer(opened())
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(URL_OF))
  expect(keptThen).toBe('P-1')
  expect(payAmountOf('P-1')).toBe(28_850)
  expect(payPageOf('P-1')).toBe(URL_OF)
  expect(bodiesOf(view, ONLINE)).toEqual([{ payAmount: 288.5, username: 'demo888', payType: 'wxfriend' }])
  // While the browser leaves, the button opens no second order. After a return it works again.
  await submit(view)
  expect(view.backend.count(ONLINE)).toBe(1)
  fireEvent(window, new Event('pageshow'))
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test.each<[string, (view: View) => unknown]>([
  ['does not come within 10 s', () => pass(10_000)],
  ['opened an app, from which the member is back', () => fireEvent(document, new Event('visibilitychange'))],
])('a payment page that %s does not lock the form for ever', async (_, end) => {
  const view = await friend(() => opened())
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(view.getByRole('button', { name: '前往支付 ¥\u00a0288.50' }))
  await until(() => expect(gone).toHaveBeenCalledOnce())
  await pass(9_000)
  const button = view.container.querySelector('button[type="submit"]')
  expect(button?.getAttribute('aria-busy')).toBe('true')
  await end(view)
  expect(button?.getAttribute('aria-busy')).toBeNull()
})

test('继续支付 can be tapped again where the page has not come, and waits each time', async () => {
  storage.set('pendingOrder', { orderNo: 'P-1', createdAtMs: Date.now() })
  keepPayPage('P-1', URL_OF)
  const view = openRecharge({ [QUERY]: () => envelope({ state: 1 }) })
  const go = await view.findByRole('button', { name: '继续支付' })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (const times of [1, 2]) {
    fireEvent.click(go)
    await pass(9_000)
    expect([gone.mock.calls.length, go.hasAttribute('aria-disabled')]).toEqual([times, true])
    await pass(1_000)
    expect(go.hasAttribute('aria-disabled')).toBe(false)
  }
})

test('sends a fixed amount that was chosen by a tap', async () => {
  const view = openRecharge({ [ONLINE]: () => opened() })
  await chooseRadio(view, /^其他支付/)
  await chooseRadio(view, /^银联扫码/)
  await chooseRadio(view, /^50$/)
  await submit(view)
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce())
  expect(bodiesOf(view, ONLINE)).toMatchObject([{ payAmount: 50, payType: 'unionscan' }])
})

test.each([
  ['the phone keeps nothing', 'P-2', fullPhone, '您的浏览器无法保存订单，请先记下订单号 P-2'],
  [
    'the number is one that it cannot keep',
    '单号 7/8',
    () => undefined,
    '订单号 单号 7/8 无法在此查询，请先记下',
  ],
])('when %s, shows the order number before it leaves', async (_, orderNo, spoil, says) => {
  const view = await friend(() => opened(orderNo))
  spoil()
  await submit(view)
  const dialog = await view.findByRole('alertdialog', { name: '请记下订单号' })
  expect(dialog.textContent).toContain(says)
  expect(gone).not.toHaveBeenCalled()
  await view.user.click(within(dialog).getByRole('button', { name: '前往支付' }))
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(URL_OF))
})

test('an order without a number asks nobody to note it down, and is paid', async () => {
  const view = openRecharge({ '/api/recharge': () => envelope({ url: URL_OF }, '') })
  await chooseRadio(view, /^ERC20/)
  await type(view, '充值金额', '500')
  await submit(view)
  const dialog = await view.findByRole('alertdialog', { name: '即将前往支付' })
  expect(dialog.textContent).toContain('未取得订单号，付款后请在交易记录中查看到账结果')
  await view.user.click(within(dialog).getByRole('button', { name: '前往支付' }))
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(URL_OF))
})

test('an order number that is still shown when another member logs in leads to no payment page', async () => {
  const view = await friend(() => opened('P-2'))
  fullPhone()
  await submit(view)
  const dialog = await view.findByRole('alertdialog', { name: '请记下订单号' })
  act(() => signIn('another-member'))
  await view.user.click(within(dialog).getByRole('button', { name: '前往支付' }))
  await vi.waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull())
  expect(gone).not.toHaveBeenCalled()
  expect(view.container.querySelector('button[type="submit"]')?.getAttribute('aria-busy')).toBeNull()
})

test.each([
  'javascript:alert(1)',
  'http://pay.example/',
  '',
])('does not leave for %j, and offers customer service', async (url) => {
  const view = await friend(() => opened('P-3', url))
  await submit(view)
  const dialog = await view.findByRole('alertdialog', { name: '无法打开支付页面' })
  expect(dialog.textContent).toContain('P-3')
  await view.user.click(within(dialog).getByRole('button', { name: '联系客服' }))
  await vi.waitFor(() => expect(view.address()).toBe('/kefu'))
  expect(gone).not.toHaveBeenCalled()
  expect([localStorage.getItem('pendingOrder'), payPageOf('P-3')]).toEqual([null, undefined])
})

test('any other method leaves too when the answer names an address', async () => {
  const view = openRecharge({ '/api/recharge': () => envelope({ url: URL_OF }, 'D-8') })
  await chooseRadio(view, /^微信支付/)
  await type(view, '充值金额', '300')
  await submit(view)
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(URL_OF))
  expect(keptThen).toBe('D-8')
  expect(payPageOf('D-8')).toBe(URL_OF)
  expect(view.address()).toBe('/recharge')
})

test('after a lost answer it stays and points to the records', async () => {
  const view = await friend(broken)
  await submit(view)
  expect((await view.findByRole('alert')).textContent).toContain('交易记录')
  expect(gone).not.toHaveBeenCalled()
  expect(view.backend.count(ONLINE)).toBe(1)
})

function fullPhone(): void {
  const real = localStorage
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const bound =
    (key: keyof Storage) =>
    (...given: never[]) =>
      Reflect.apply(real[key], real, given)
  vi.stubGlobal('localStorage', {
    getItem: bound('getItem'),
    removeItem: bound('removeItem'),
    clear: bound('clear'),
    setItem,
  })
}
