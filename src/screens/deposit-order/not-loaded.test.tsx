// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { broken, held, refusal } from '../../api/test-support/backend.ts'
import { visibleCount } from '../../lib/loading/in-flight.ts'
import { PayQr } from './PayQr.tsx'
import { ADDRESS, openOrder, order, PAYINFO, QR } from './test-support/open.tsx'

const FAILED = '付款二维码暂时无法显示，请重新加载，或联系在线客服。'
const RETRY = '请求失败，点击重新加载'
type View = ReturnType<typeof openOrder>

/** Breaks the code that is shown, and returns its element. */
async function breakCode(view: View): Promise<HTMLElement> {
  const code = await view.findByAltText('付款二维码')
  fireEvent.error(code)
  expect(view.getByText(FAILED)).toBeTruthy()
  expect(view.queryByRole('img')).toBeNull()
  return code
}

test.each<[string, (view: View) => unknown]>([
  ['by a tap', (view) => view.user.click(view.getByRole('button', { name: RETRY }))],
  ['once the network is back', () => fireEvent(window, new Event('online'))],
])('a code that failed is loaded again %s, each time by an element of its own', async (_, retry) => {
  const view = openOrder()
  const seen = new Set<HTMLElement>()
  for (let times = 1; times <= 3; times += 1) {
    seen.add(await breakCode(view))
    expect(seen.size).toBe(times)
    await retry(view)
    expect(view.getByAltText('付款二维码').getAttribute('src')).toBe(QR)
    expect(view.queryByText(FAILED)).toBeNull()
  }
})

test('a code from another address is shown though the one before it failed', () => {
  const code = (src: string) => <PayQr src={src} no="D1" type="wxpay" payWay="微信支付" />
  const view = render(code('https://pay.example/a.png'))
  fireEvent.error(view.getByAltText('付款二维码'))
  view.rerender(code('https://pay.example/b.png'))
  expect(view.getByAltText('付款二维码').getAttribute('src')).toBe('https://pay.example/b.png')
})

test('a code from an unsafe address offers no retry: the order keeps the address that was named first', async () => {
  const view = openOrder(() =>
    order({ cardlist: { mch_id: ADDRESS, content: 'TRC20', payimg: 'javascript:1' } }),
  )
  expect(await view.findByText('付款二维码暂时无法显示，请联系在线客服。')).toBeTruthy()
  expect(view.queryByRole('button', { name: RETRY })).toBeNull()
})

test('an order without a payee is asked for again by a tap, which the member sees under way', async () => {
  const view = openOrder(() => order({ cardlist: [] }))
  const retryButton = await view.findByRole('button', { name: '重新加载' })
  expect(view.getByText('暂未获取到收款信息，请重新加载，或联系在线客服。')).toBeTruthy()
  view.backend.routes[PAYINFO] = broken
  await view.user.click(retryButton)
  // The text shows after the second attempt, a second later.
  expect(await view.findByText('网络异常，没有加载出来', {}, { timeout: 5_000 })).toBeTruthy()
  view.backend.routes[PAYINFO] = () => refusal('查询过于频繁')
  await view.user.click(view.getByRole('button', { name: '重新加载' }))
  expect(await view.findByText('查询过于频繁')).toBeTruthy()
  const named = held()
  view.backend.routes[PAYINFO] = named.reply
  const sentBefore = view.backend.count(PAYINFO)
  for (const _ of [1, 2]) fireEvent.click(view.getByRole('button', { name: '重新加载' }))
  await vi.waitFor(() => expect(visibleCount()).toBe(1))
  expect(view.backend.count(PAYINFO)).toBe(sentBefore + 1)
  await act(async () => named.answer(order()))
  expect(await view.findByText(ADDRESS)).toBeTruthy()
  expect(visibleCount()).toBe(0)
})
