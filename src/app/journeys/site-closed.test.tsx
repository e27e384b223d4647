// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { MONEY_UNACCEPTED_TEXT } from '../../api/core/money/money-action.ts'
import { broken, envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { storage } from '../../lib/device/storage.ts'
import { askEarly, moment } from '../../lib/loading/early-answers.ts'
import { subscribeVisible, visibleCount } from '../../lib/loading/in-flight.ts'
import { App } from '../App.tsx'
import { pass, until } from '../money-matrix/test-support/time.ts'
import { textOf, toastText } from '../test-support/render-screen.tsx'
import { prepareApp } from '../test-support/whole-app.ts'

const APP = '/api/app'
const TIPS = '系统升级，预计 12:00 恢复'
const site = (site_state: 0 | 1) => () => envelope({ title: '云舟', site_state, repair_tips: TIPS })
const closed: Reply = () => refusal(TIPS, 503)
/** The page that a host in front of the backend answers. */
const repairPage =
  (headers: Record<string, string> = {}): Reply =>
  () =>
    new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html', ...headers } })

async function fillTransfer(value = '100'): Promise<void> {
  fireEvent.change(amount(), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: /^转入钱包/ }))
  await pass(500)
  fireEvent.click(screen.getByRole('button', { name: /云舟电子/, hidden: true }))
  await pass(500)
}

// In a browser these chunks come over the network; here they must not wait for the fake timers.
beforeAll(async () => {
  random.mockRestore()
  await import('../shell/Maintenance.tsx')
  await import('../../ui/chakra/overlays/ConfirmDialog.tsx')
  await import('../../ui/chakra/overlays/Sheet.tsx')
  await import('../routing/LazyScreen.tsx')
  await import('../../screens/transfer/TransferScreen.tsx')
  await import('../../screens/customer-service/CustomerServiceScreen.tsx')
})

/** This phone's pause between two looks at a closed site is the longest, 30 s. */
const random = vi.hoisted(() => vi.spyOn(Math, 'random').mockReturnValue(0))

prepareApp()
let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

const setVisibility = async (now: DocumentVisibilityState) => {
  visibility = now
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await pass(10)
}

/** Renders the whole app at an address, as a member. */
async function start(path: string, routes: Record<string, Reply>) {
  signIn('token-1')
  window.location.hash = `#${path}`
  const backend = stubBackend({
    [APP]: site(1),
    '/api/user': () => envelope({ username: 'demo888', balance: 1000, transferstatus: 0 }),
    '/api/balance': () => envelope({ balance: 1000 }),
    '/api/balancelist': () => envelope([{ name: '云舟电子', platname: 'yzdz', balance: 200 }]),
    '*': () => envelope([]),
    ...routes,
  })
  render(<App />)
  await pass(2_000)
  return backend
}
/** The same, for a site that is open. */
async function open(path: string, routes: Record<string, Reply> = {}) {
  const backend = await start(path, routes)
  expect(notice()).toBeNull()
  return backend
}
const notice = () => screen.queryByRole('heading', { name: '系统维护中' })
const amount = () => screen.getByLabelText<HTMLInputElement>('转账金额')
const shown = (element: Element) => element.closest('[style*="display: none"]') === null

test('any call refused because of maintenance shows the notice at once, with the text of the refusal', async () => {
  const backend = await open('/transfer')
  backend.routes['/api/balancelist'] = closed
  backend.routes[APP] = site(0)
  await pass(2_000)
  expect(notice()).not.toBeNull()
  expect(screen.getByText(TIPS)).toBeTruthy()
  expect(toastText()).toBe('')
  expect(shown(screen.getByLabelText('转账金额'))).toBe(false)
})

test('polls only /api/app, every 30 s, until the site is open; then the app returns with the typed texts', async () => {
  const backend = await open('/transfer')
  fireEvent.change(amount(), { target: { value: '123.45' } })
  backend.routes['/api/balance'] = closed
  backend.routes[APP] = site(0)
  await pass(5_000)
  expect(notice()).not.toBeNull()
  const before = { all: backend.sent.length, app: backend.count(APP) }
  await pass(90_000)
  expect(backend.count(APP) - before.app).toBe(3)
  expect(backend.sent.length - before.all).toBe(3)

  backend.routes['/api/balance'] = () => envelope({ balance: 1000 })
  backend.routes[APP] = site(1)
  await pass(30_000)
  expect(notice()).toBeNull()
  expect(shown(amount())).toBe(true)
  expect(amount().value).toBe('123.45')
  const polls = backend.count('/api/balancelist')
  await pass(3_000)
  expect(backend.count('/api/balancelist')).toBeGreaterThan(polls)
})

test.each([
  ['by the backend', closed],
  ['by a page of its host', repairPage()],
])('a money request refused %s because of maintenance is said not to be accepted, in the notice and after it', async (_, refused) => {
  const backend = await open('/transfer', { '/api/transfer': refused })
  await fillTransfer()
  backend.routes[APP] = refused
  fireEvent.click(screen.getByRole('button', { name: /^立即转账/ }))
  await pass(100)
  backend.routes[APP] = site(1)
  expect(backend.count('/api/transfer')).toBe(1)
  expect(textOf(notice()?.parentElement)).toContain(MONEY_UNACCEPTED_TEXT)
  expect(toastText()).toBe('')
  const reads = backend.count('/api/balance')
  await pass(30_000)
  expect(notice()).toBeNull()
  expect(toastText()).toBe(MONEY_UNACCEPTED_TEXT)
  expect(backend.count('/api/balance')).toBeGreaterThan(reads)
  expect(amount().value).toBe('100')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^立即转账/ })
  expect([button.disabled, backend.count('/api/transfer')]).toEqual([false, 1])
})

test('HTTP 503 of one call does not close a site that is open, and the refused request is confirmed before it is sent again', async () => {
  const backend = await open('/transfer', { '/api/transfer': repairPage(), [APP]: site(1) })
  await fillTransfer('120')
  fireEvent.click(screen.getByRole('button', { name: /^立即转账/ }))
  await pass(100)
  expect([notice(), toastText()]).toEqual([null, MONEY_UNACCEPTED_TEXT])
  expect(amount().value).toBe('120')
  fireEvent.click(screen.getByRole('button', { name: /^立即转账/ }))
  await pass(1_000)
  expect(screen.getByText('请勿重复提交')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '暂不提交' }))
  await pass(1_000)
  expect(backend.count('/api/transfer')).toBe(1)
})

test('HTTP 503 of all calls is maintenance: without words of the operator, with the way to the page of the host', async () => {
  const backend = await open('/transfer', { [APP]: site(1) })
  const { ...before } = backend.routes
  for (const path of Object.keys(before)) backend.routes[path] = repairPage()
  await pass(2_000)
  expect(screen.getByText('网站暂时无法提供服务，请稍后再来')).toBeTruthy()
  expect(screen.getByRole('button', { name: '查看网站的说明' })).toBeTruthy()
  await pass(30_000)
  expect(notice()).not.toBeNull()
  Object.assign(backend.routes, before, { [APP]: site(1) })
  await pass(30_000)
  expect(notice()).toBeNull()
  // What comes later is the operator's own maintenance, which has no other page.
  backend.routes['/api/balancelist'] = closed
  await pass(5_000)
  expect(screen.getByText(TIPS)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '查看网站的说明' })).toBeNull()
})

const AN_HOUR_OFF = 'Sun, 01 Mar 2026 13:00:00 GMT'
test.each([
  ['120 seconds', { 'retry-after': '120' }, 120],
  // By the host's own clock, whatever that is.
  ['a time', { date: AN_HOUR_OFF, 'retry-after': 'Sun, 01 Mar 2026 13:02:00 GMT' }, 120],
  ['less than the usual pause', { 'retry-after': '5' }, 30],
  ['a day', { 'retry-after': '86400' }, 300],
  ['nonsense', { 'retry-after': 'soon' }, 30],
])('a host that asks to wait for %s is asked again after that, within reason', async (_, headers, seconds) => {
  const backend = await open('/transfer')
  backend.routes['/api/balancelist'] = repairPage(headers)
  backend.routes[APP] = repairPage(headers)
  await pass(2_000)
  expect(notice()).not.toBeNull()
  const before = backend.count(APP)
  for (const times of [1, 2]) {
    await pass((seconds - 3) * 1000)
    expect(backend.count(APP)).toBe(before + times - 1)
    await pass(3_000)
    expect(backend.count(APP)).toBe(before + times)
  }
})

test('many refusals at once send no further request for the site’s state', async () => {
  const backend = await open('/transfer')
  const before = backend.count(APP)
  for (const path of ['/api/balance', '/api/balancelist', '/api/user']) backend.routes[path] = closed
  await pass(6_000)
  expect(notice()).not.toBeNull()
  expect(backend.count(APP)).toBe(before)
})

test('an /api/app answer requested before the site closed does not open it', async () => {
  const backend = await open('/transfer')
  const late = held()
  backend.routes[APP] = late.reply
  await setVisibility('hidden')
  await pass(10_000)
  await setVisibility('visible')
  backend.routes['/api/balancelist'] = closed
  await pass(2_000)
  expect(notice()).not.toBeNull()
  late.answer(site(1)())
  await pass(100)
  expect(notice()).not.toBeNull()
})

test('a screen without polls shows the notice within 5 minutes, and at once on the return to the tab', async () => {
  const backend = await open('/kefu', { '/api/balance': () => envelope({ balance: 1 }) })
  const before = backend.count(APP)
  await pass(290_000)
  expect(backend.count(APP)).toBe(before)
  backend.routes[APP] = site(0)
  await pass(12_000)
  expect(backend.count(APP)).toBe(before + 1)
  expect(notice()).not.toBeNull()

  await setVisibility('hidden')
  await pass(120_000)
  expect(backend.count(APP)).toBe(before + 1)
  backend.routes[APP] = site(1)
  await setVisibility('visible')
  expect(backend.count(APP)).toBe(before + 2)
  expect(notice()).toBeNull()
})

test('an early refusal still unread when the site opens does not close it again', async () => {
  // Stored from the last visit, so that no other request leaves before the first answer.
  storage.set('appInfo', { site_state: 0 })
  const response = refusal(TIPS, 503)
  const text = await response.clone().text()
  askEarly('POST /api/user {}', 'token-1', Promise.resolve({ response, text, receivedAt: moment() }))
  const backend = await start('/transfer', { [APP]: site(0) })
  expect(notice()).not.toBeNull()
  backend.routes[APP] = site(1)
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  await pass(2_000)
  expect(notice()).toBeNull()
  expect(backend.count('/api/user')).toBe(1)
})

test('refreshing known data shows no loading bar', async () => {
  const backend = await open('/kefu')
  const counts = new Set<number>()
  const before = backend.count(APP)
  const leave = subscribeVisible(() => counts.add(visibleCount()))
  await pass(301_000)
  leave()
  expect(backend.count(APP)).toBe(before + 1)
  expect([...counts]).toEqual([])
})

test('the site stays closed while its state cannot be read; repeated taps send one request', async () => {
  const backend = await open('/transfer')
  backend.routes['/api/balancelist'] = closed
  backend.routes[APP] = () => new Response('', { status: 404 })
  await pass(2_000)
  await pass(60_000)
  expect(notice()).not.toBeNull()
  const answer = held()
  backend.routes[APP] = answer.reply
  const before = backend.count(APP)
  const retryButton = screen.getByRole('button', { name: '再试一次' })
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(retryButton)
  await pass(10)
  expect(backend.count(APP)).toBe(before + 1)
  expect(retryButton.textContent).toBe('正在查询…')
  backend.routes['/api/balancelist'] = () => envelope([])
  answer.answer(site(1)())
  await pass(10)
  expect(notice()).toBeNull()
})

test('a refusal without text keeps the site’s own maintenance text', async () => {
  const backend = await open('/transfer')
  backend.routes['/api/balancelist'] = () => refusal('', 503)
  await pass(2_000)
  expect(textOf(notice()?.parentElement)).toContain(TIPS)
})

test('the notice shows even if /api/app never answered, once a call is refused because of maintenance', async () => {
  await start('/kefu', { [APP]: broken, '/api/balance': closed })
  await until(() => expect(notice()).not.toBeNull())
  expect(screen.getByText(TIPS)).toBeTruthy()
})
