// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { broken, envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { RebateScreen } from './RebateScreen.tsx'

// The dialog loads on first use, which takes a while.
beforeAll(async () => void (await import('../../ui/chakra/overlays/ConfirmDialog.tsx')))

const LIST = '/api/getfanshui'
const COLLECT = '/api/dofanshui'
const row = (gamename: string, money: string, state: 0 | 1) => ({
  gamename,
  money,
  state,
  created_at: '2026-05-02 00:00:00',
  updated_at: '2026-05-02 09:30:00',
})

/** A stub backend that keeps the pending rebates until they are collected. */
function open(pending: string, routes: Record<string, Reply> = {}, at = '/fanshui') {
  signIn('token-1')
  const mock = { pending, collected: '0.00', state: 0 as 0 | 1 }
  const backend = stubBackend({
    [LIST]: () => {
      // Two rebates with equal fields are still two.
      const data = [row('云舟电子', '4.00', mock.state), row('云舟电子', '4.00', mock.state)]
      const list = { current_page: 1, data, last_page: 1, per_page: 15, total: 2 }
      return envelope({ list, jisuan: mock.collected, nojisuan: mock.pending })
    },
    '/api/user': () => envelope({ username: 'demo888', balance: 0 }),
    '/api/balance': () => envelope({ balance: 0 }),
    ...routes,
  })
  const view = renderScreen(<RebateScreen />, at)
  const card = () => view.getByRole('region', { name: '返水汇总' })
  return { mock, backend, card, ...view }
}
const agree = async (view: ReturnType<typeof open>) =>
  view.user.click(await view.findByRole('button', { name: '确认领取' }))
const collect = async (view: ReturnType<typeof open>) => {
  await view.user.click(await button(view))
  await agree(view)
}
const button = (view: ReturnType<typeof open>) => view.findByRole('button', { name: '立即领取' })

test('shows the pending and the collected sum, and the rebates with their total', async () => {
  const view = open('8.00')
  expect((await view.findByText('¥ 8.00', { selector: '.rebate-pending > b' })).tagName).toBe('B')
  expect(textOf(view.card())).toContain('已领取¥ 0.00')
  const totals = view.getByRole('region', { name: '合计' })
  expect(totals.textContent).toContain('笔数2')
  expect(textOf(totals)).toContain('返水合计¥ 8.00')
  expect(view.backend.sent[0]?.body).toEqual({ date: 4, page: 1, api_type: '', type: '' })
})

test('shows before the collection how much wagering it adds', async () => {
  const view = open('8.00')
  expect(await view.findByText('返水按 VIP 等级与有效投注计算，24 小时内派发')).toBeTruthy()
  expect(textOf(await view.findByText(/^领取后增加打码量/))).toBe(
    '领取后增加打码量 ¥ 8.00。打码量未完成前，全部余额暂不能取款',
  )
  view.unmount()
  const none = open('0.00')
  expect(await none.findByText('领取返水会增加 1 倍打码量。打码量未完成前，全部余额暂不能取款')).toBeTruthy()
})

test('counts a rebate without a state as neither collected nor pending', async () => {
  const rows = [row('云舟电子', '4.00', 1), { ...row('云舟体育', '3.00', 1), state: null }]
  const list = { current_page: 1, data: rows, last_page: 1, per_page: 15, total: 2 }
  const view = open('0.00', { [LIST]: () => envelope({ list, jisuan: '4.00', nojisuan: 0 }) })
  expect(textOf(await view.findByRole('button', { name: /云舟体育/ }))).toContain('未知状态')
  const totals = view.getByRole('region', { name: '合计' })
  expect(textOf(totals)).toContain('返水合计¥ 4.00')
  expect(textOf(totals)).toContain('状态未知¥ 3.00')
})

test('requests the chosen filter, and keeps the two sums while it loads', async () => {
  const view = open('8.00')
  await view.findByText('¥ 8.00', { selector: '.rebate-pending > b' })
  const answer = held()
  view.backend.routes[LIST] = answer.reply
  await view.user.click(view.getByRole('button', { name: '真人' }))
  await vi.waitFor(() =>
    expect(view.backend.sent.at(-1)?.body).toEqual({ date: 4, page: 1, api_type: 'realbet', type: '' }),
  )
  expect(textOf(view.card())).toContain('待领取返水¥ 8.00')
  answer.answer(envelope({ list: [], jisuan: 0, nojisuan: '8.00' }))
  expect(await view.findByText('近 30 日没有真人返水记录')).toBeTruthy()
})

test('reads date and state from the address', async () => {
  const view = open('8.00', {}, '/fanshui?date=1&category=sport&state=0')
  await button(view)
  expect(view.backend.sent[0]?.body).toEqual({ date: 1, page: 1, api_type: 'sport', type: '0' })
})

test.each(['0', '-3.00'])('says that nothing can be collected and sends nothing at %s', async (pending) => {
  const view = open(pending)
  await view.findByText('已领取', { selector: 'span' })
  await vi.waitFor(() =>
    expect(view.getByRole('button', { name: '立即领取' }).getAttribute('aria-disabled')).toBe(null),
  )
  await view.user.click(await button(view))
  expect(toastText()).toBe('暂无领取额度！')
  expect(view.backend.count(COLLECT)).toBe(0)
})

test.each<[string, Reply, string]>([
  [
    'with the wagering that is open already',
    () => envelope({ bet_amount: '250.50' }),
    '目前打码量还差 ¥ 250.50，领取后共 ¥ 258.50',
  ],
  ['with nothing owed', () => envelope({ bet_amount: 0 }), '目前没有未完成的打码量，领取后共 ¥ 8.00'],
  ['without a word on it where it cannot be read', broken, ''],
])('asks before it collects, and says that the whole balance waits, %s', async (_what, reply, expected) => {
  const view = open('8.00', { '/api/getBetAmount': reply })
  await view.findByText('¥ 8.00', { selector: '.rebate-pending > b' })
  await view.user.click(await button(view))
  const question = await view.findByRole('alertdialog', { name: '领取返水 ¥\u00a08.00' })
  const words = '领取后增加打码量 ¥ 8.00打码量未完成前，全部余额暂不能取款'
  await vi.waitFor(() => expect(textOf(question)).toContain(`${words}${expected}取消`))
  await view.user.click(view.getByRole('button', { name: '取消' }))
  expect(view.backend.count(COLLECT)).toBe(0)
})

test('collects once for five taps in one task, and updates sums and states', async () => {
  const answer = held()
  const view = open('8.00', { [COLLECT]: answer.reply })
  await view.findByText('¥ 8.00', { selector: '.rebate-pending > b' })
  const collectNow = await button(view)
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(collectNow)
  await agree(view)
  await view.findByRole('button', { name: '正在领取…' })
  Object.assign(view.mock, { pending: 0, collected: '8.00', state: 1 })
  answer.answer(envelope(null, '已领取返水 8.00 元'))
  await vi.waitFor(() => expect(toastText()).toBe('已领取返水 8.00 元'))
  await vi.waitFor(() => expect(textOf(view.card())).toContain('待领取返水¥ 0.00已领取¥ 8.00'))
  expect(view.backend.count(COLLECT)).toBe(1)
})

test('shows the reason of a refusal, and a success without a message as a success', async () => {
  const view = open('8.00', { [COLLECT]: () => refusal('返水正在结算，请稍后再来') })
  await view.findByText('¥ 8.00', { selector: '.rebate-pending > b' })
  await collect(view)
  await vi.waitFor(() => expect(toastText()).toBe('返水正在结算，请稍后再来'))
  view.backend.routes[COLLECT] = () => envelope(null, '')
  await collect(view)
  await vi.waitFor(() => expect(toastText()).toBe('领取成功'))
})

test('claims no result after a lost answer, and refetches the sums before it enables the button', async () => {
  const view = open('8.00', { [COLLECT]: broken })
  await view.findByText('¥ 8.00', { selector: '.rebate-pending > b' })
  Object.assign(view.mock, { pending: 0, collected: '8.00', state: 1 })
  await collect(view)
  await vi.waitFor(() => expect(toastText()).toBe('网络异常，结果未知，正在为您核对最新余额与记录'))
  await vi.waitFor(() => expect(within(view.card()).getByText('¥ 8.00')).toBeTruthy())
  expect((await button(view)).className).toContain('quiet')
  expect(view.backend.count(COLLECT)).toBe(1)
})

describe('after a collection', () => {
  /** Reads two filters while 100 元 are pending, then collects. The filter of 体育 shows. */
  const openBoth = async (collect: Reply) => {
    const view = open('100.00', { [COLLECT]: collect })
    await view.findByText('¥ 100.00', { selector: '.rebate-pending > b' })
    await view.user.click(view.getByRole('button', { name: '体育' }))
    await vi.waitFor(() => expect(view.backend.count(LIST)).toBe(2))
    await view.findByText('返水合计')
    return view
  }
  const collected = { pending: '0.00', collected: '100.00', state: 1 } as const

  test('a filter that was read before shows neither its old sum nor a pending rebate', async () => {
    const view = await openBoth(() => envelope(null, '领取成功'))
    Object.assign(view.mock, collected)
    await collect(view)
    await vi.waitFor(() => expect(textOf(view.card())).toContain('待领取返水¥ 0.00已领取¥ 100.00'))
    view.backend.routes[LIST] = held().reply
    const sentBefore = view.backend.count(LIST)
    await view.user.click(view.getByRole('button', { name: '全部' }))
    await vi.waitFor(() => expect(view.backend.count(LIST)).toBe(sentBefore + 1))
    expect(textOf(view.card())).toContain('待领取返水¥ 0.00已领取¥ 100.00')
    expect((await button(view)).className).toContain('quiet')
    expect(view.queryByText('待领取', { exact: true })).toBeNull()
  })

  test('with a lost answer, a filter that was read before does not show its old sum either', async () => {
    const view = await openBoth(broken)
    Object.assign(view.mock, collected)
    await collect(view)
    await vi.waitFor(() => expect(textOf(view.card())).toContain('待领取返水¥ 0.00已领取¥ 100.00'))
    // The request ends once the records have been read after it.
    await vi.waitFor(() => expect(view.queryByRole('button', { name: '正在核对余额…' })).toBeNull())
    view.backend.routes[LIST] = held().reply
    await view.user.click(view.getByRole('button', { name: '全部' }))
    expect(textOf(view.card())).toContain('待领取返水¥ 0.00已领取¥ 100.00')
  })

  test('the sums change at once, even if refetching them fails', async () => {
    const view = await openBoth(() => envelope(null, '领取成功'))
    view.backend.routes[LIST] = broken
    await collect(view)
    await vi.waitFor(() => expect(toastText()).toBe('领取成功'))
    expect(textOf(view.card())).toContain('待领取返水¥ 0.00已领取¥ 100.00')
    await view.user.click(await button(view))
    expect(view.backend.count(COLLECT)).toBe(1)
  })
})

test('the open details of a rebate show its collection', async () => {
  const view = open('8.00')
  await view.user.click((await view.findAllByRole('button', { name: /云舟电子/ }))[0] as HTMLElement)
  const sheet = within(await view.findByRole('dialog', { name: '返水详情' }, { timeout: 5_000 }))
  expect(sheet.getByRole('status').textContent).toContain('未领取')
  expect(sheet.getByRole('button', { name: '去领取' })).toBeTruthy()
  view.mock.state = 1
  await act(() => view.client.refetchQueries())
  expect(sheet.getByRole('status').textContent).toContain('已领取')
  expect(sheet.getByText('领取时间（北京）').nextElementSibling?.textContent).toBe('2026-05-02 09:30:00')
})
