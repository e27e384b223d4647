// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { fen } from '#contracts/money/money.ts'
import { broken, envelope, expired, held, type Reply, refusal } from '../../../api/test-support/backend.ts'
import { toastText } from '../../../app/test-support/render-screen.tsx'
import { keepPayPage, payPageOf } from '../../../features/online-order/pay-pages.ts'
import { storage } from '../../../lib/device/storage.ts'
import { openRecharge, type View } from '../test-support/open.tsx'

const QUERY = '/pay/api/queryOrderNo'
const URL_OF = 'https://pay.example/cashier?id=9'

const PAST_ITS_HOUR = Date.now() - DEPOSIT_WINDOW_MS - 1000
const NOTHING_KNOWN = '暂时查询不到支付结果，请稍后再试，或在交易记录中核对'
const tooOften = () => refusal('操作过于频繁，请稍后再试', 429)
const noSuchCall = () => new Response('', { status: 404 })

const kept = () => storage.get('pendingOrder')?.orderNo
const returned = (reply: Reply, createdAtMs = Date.now()) => {
  storage.set('pendingOrder', { orderNo: 'P-1', createdAtMs })
  return openRecharge({ [QUERY]: reply })
}
const answered = (view: View, times = 1) => vi.waitFor(() => expect(view.backend.count(QUERY)).toBe(times))

test.each([
  ['an answer without a state', () => envelope({}), '充值成功，已到账'],
  ['state 2', () => envelope({ state: '2' }), '充值成功，已到账'],
  ['state 3', () => envelope({ state: 3 }), '充值失败，未入账'],
  ['state 3 with a reason', () => envelope({ state: 3 }, '余额不足'), '充值失败，未入账：余额不足'],
  ['state 3 with the usual word', () => envelope({ state: 3 }, '操作成功'), '充值失败，未入账'],
  ['a refusal', () => refusal('订单不存在'), '充值失败，未入账：订单不存在'],
  ['a refusal without a word', () => refusal(''), '充值失败，未入账'],
])('%s shows %s once, and the order is forgotten', async (_, reply, said) => {
  const view = returned(reply as Reply)
  await vi.waitFor(() => expect(toastText()).toBe(said))
  expect(kept()).toBeUndefined()
  expect(view.queryByText('您有一笔在线充值待支付')).toBeNull()
  fireEvent(document, new Event('visibilitychange'))
  expect(view.backend.count(QUERY)).toBe(1)
  expect(view.backend.sent.some(({ url }) => url.includes(`${QUERY}?orderNo=P-1`))).toBe(true)
})

test('opening its payment page again does not extend its hour', async () => {
  const gone = vi.spyOn(window.location, 'assign').mockReturnValue()
  const createdAtMs = Date.now() - 600_000
  storage.set('yz:pay-pages', [{ orderNo: 'P-1', url: URL_OF, createdAtMs }])
  const view = returned(() => envelope({ state: 1 }), createdAtMs)
  const card = within(await view.findByRole('region', { name: '待支付的在线充值' }))
  await view.user.click(card.getByRole('button', { name: '继续支付' }))
  await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(URL_OF))
  expect(storage.get('pendingOrder')?.createdAtMs).toBe(createdAtMs)
})

test.each([
  ['its amount', fen(28_850), '¥\u00a0288.50'],
  ['no amount when an earlier build stored none', undefined, ''],
])('the card of the order shows %s beside 继续支付', async (_, amount, shown) => {
  keepPayPage('P-1', URL_OF, amount)
  const view = returned(() => envelope({ state: 1 }))
  const card = await view.findByRole('region', { name: '待支付的在线充值' })
  expect(card.textContent).toContain(`您有一笔在线充值待支付${shown}订单号`)
  expect(within(card).getByRole('button', { name: '继续支付' })).toBeTruthy()
})

test('links to customer service when its page is unknown', async () => {
  const view = returned(() => envelope({ state: 1 }))
  const card = within(await view.findByRole('region', { name: '待支付的在线充值' }))
  expect(card.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/kefu')
  expect(card.queryByRole('button', { name: '继续支付' })).toBeNull()
})

test.each([
  ['decided', 3, undefined],
  ['waiting', 1, URL_OF],
])('the page of an order that is %s is stored only while it can be paid', async (_, state, known) => {
  keepPayPage('P-1', URL_OF)
  const view = returned(() => envelope({ state }))
  await answered(view)
  await vi.waitFor(() => expect(payPageOf('P-1')).toBe(known))
  if (known === undefined) return
  await view.user.click(await view.findByRole('button', { name: '不再提醒' }))
  expect([kept(), payPageOf('P-1')]).toEqual([undefined, URL_OF])
})

test('a paid order refreshes the balance', async () => {
  const view = returned(() => envelope({ state: 2 }))
  await vi.waitFor(() => expect(toastText()).toBe('充值成功，已到账'))
  await vi.waitFor(() => expect(view.backend.count('/api/balance')).toBeGreaterThanOrEqual(2))
})

test.each([
  ['waits', () => envelope({ state: 1 })],
  ['got no answer', broken],
  ['asked a server in trouble', () => refusal('系统繁忙', 500)],
  ['asked too often', tooOften],
])('an order that %s is kept, shows no result, and is asked about on the next return', async (_, reply) => {
  keepPayPage('P-1', URL_OF)
  const view = returned(reply as Reply)
  expect((await view.findByRole('region', { name: '待支付的在线充值' })).textContent).toContain('P-1')
  await answered(view)
  await act(async () => {})
  expect([toastText(), kept(), payPageOf('P-1')]).toEqual(['', 'P-1', URL_OF])
  view.backend.routes[QUERY] = () => envelope({ state: 2 })
  fireEvent(document, new Event('visibilitychange'))
  await vi.waitFor(() => expect(toastText()).toBe('充值成功，已到账'))
  expect(view.backend.count(QUERY)).toBe(2)
})

test('a page restored from the cache asks, and two returns at once ask once', async () => {
  const answer = held()
  const view = returned(answer.reply)
  fireEvent(document, new Event('visibilitychange'))
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await answered(view)
  answer.answer(envelope({ state: 1 }))
  await act(async () => {})
  await vi.waitFor(() => {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(view.backend.count(QUERY)).toBeGreaterThan(1)
  })
})

test('the member can ask again, sees that it waits, and can dismiss it', async () => {
  const view = returned(() => envelope({ state: 1 }))
  await answered(view)
  await view.user.click(await view.findByRole('button', { name: '查询结果' }))
  await vi.waitFor(() => expect(toastText()).toContain('待支付'))
  await view.user.click(view.getByRole('button', { name: '不再提醒' }))
  expect(kept()).toBeUndefined()
  expect(view.queryByRole('region', { name: '待支付的在线充值' })).toBeNull()
})

test.each([
  ['waits', () => envelope({ state: 1 }), '待审核：支付时间已结束，请勿再付款；已付的款项核实后会入账'],
  ['has a state that says nothing', () => envelope({ state: 0 }), '订单已超过支付时间，请在交易记录中核对'],
  ['a backend without the call knows nothing of', noSuchCall, '订单已超过支付时间，请在交易记录中核对'],
  ['was asked about too often', tooOften, '订单已超过支付时间，请在交易记录中核对'],
])('of an order that %s is told once its hour is over, and it is forgotten', async (_, reply, said) => {
  returned(reply as Reply, PAST_ITS_HOUR)
  await vi.waitFor(() => expect(toastText()).toBe(said))
  expect(kept()).toBeUndefined()
})

test.each([
  ['no answer came', broken],
  ['the site is closed', () => refusal('系统维护中', 503)],
])('where %s, an order is kept beyond its hour, and nothing is claimed', async (_, reply) => {
  const view = returned(reply as Reply, PAST_ITS_HOUR)
  await answered(view)
  await act(async () => {})
  expect([toastText(), kept()]).toEqual(['', 'P-1'])
})

test.each([
  ['the backend says nothing of the order', noSuchCall],
  ['no answer comes', broken],
])('asked by hand, a line says that nothing is known where %s', async (_, reply) => {
  const view = returned(reply as Reply)
  await answered(view)
  await view.user.click(await view.findByRole('button', { name: '查询结果' }))
  await vi.waitFor(() => expect(toastText()).toBe(NOTHING_KNOWN))
  expect(kept()).toBe('P-1')
})

test('a tap on 查询结果 while the order is being asked about has its answer too', async () => {
  const answer = held()
  const view = returned(answer.reply)
  await view.user.click(await view.findByRole('button', { name: '查询结果' }))
  answer.answer(envelope({ state: 1 }))
  await vi.waitFor(() => expect(toastText()).toBe('订单待支付，付款成功后自动到账'))
  expect(view.backend.count(QUERY)).toBe(1)
})

test('shows no result after the member has left, and none after the session has expired', async () => {
  const answer = held()
  const view = returned(answer.reply)
  await answered(view)
  view.unmount()
  answer.answer(envelope({ state: 2 }))
  await act(async () => {})
  expect([toastText(), kept()]).toEqual(['', 'P-1'])
  returned(expired)
  await vi.waitFor(() => expect(kept()).toBeUndefined())
  expect(toastText()).toBe('')
})

test('a tap on an order that another tab has dealt with asks for nothing on behalf of the next order', async () => {
  const view = returned(() => envelope({ state: 1 }))
  await answered(view)
  storage.remove('pendingOrder')
  await view.user.click(view.getByRole('button', { name: '查询结果' }))
  expect(view.queryByText('您有一笔在线充值待支付')).toBeNull()
  storage.set('pendingOrder', { orderNo: 'P-2', createdAtMs: Date.now() })
  fireEvent(document, new Event('visibilitychange'))
  await answered(view, 2)
  await view.findByText('P-2')
  expect(toastText()).toBe('')
})
