// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { onContractError } from '../../api/core/client/contract-report.ts'
import { broken, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { keepPayPage } from '../../features/online-order/pay-pages.ts'
import { DepositOrderScreen } from './DepositOrderScreen.tsx'
import { ADDRESS, openOrder, order, PAYINFO, QR, USDT } from './test-support/open.tsx'

test('shows the amount, the time left, the address in full, and the protocol', async () => {
  const view = openOrder()
  expect(await view.findByText('100.00 U')).toBeTruthy()
  expect(await view.findByText(ADDRESS)).toBeTruthy()
  expect(view.getByText('TRC20')).toBeTruthy()
  expect(view.getByRole('timer').textContent).toMatch(/^(60:00|59:5\d)$/)
  expect(view.getByAltText('付款二维码').getAttribute('src')).toBe(QR)
  expect(view.getByText('USDT-TRC20')).toBeTruthy()
  expect(view.getByText(/自动为您到账/)).toBeTruthy()
  expect(view.getByRole('link', { name: '联系在线客服' }).getAttribute('href')).toBe('/kefu')
  expect(view.backend.sent[0]?.body).toEqual({ deposit_no: 'D1' })
})

test('copies the address byte for byte, and shows 复制成功！ only if the copy succeeds', async () => {
  const view = openOrder()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  const copy = await view.findByRole('button', { name: '复制地址' })
  await view.user.click(copy)
  expect(toastText()).not.toBe('复制成功！')
  expect(getSelection()?.toString()).toBe(ADDRESS)
  write.mockResolvedValueOnce()
  await view.user.click(copy)
  await vi.waitFor(() => expect(toastText()).toBe('复制成功！'))
  expect(write).toHaveBeenLastCalledWith(ADDRESS)
})

test.each(['充值完成', '资金明细'])('%s leads to the records', async (name) => {
  const view = openOrder()
  await view.user.click(await view.findByRole('button', { name }))
  expect(view.address()).toBe('/transRecord')
  expect(toastText()).toBe(name === '充值完成' ? '款项到账后，本订单会在交易记录中变为已到账' : '')
})

test.each([
  ['wxpay', { paytype: '微信支付（通道 3）', usdt_rate: 1 }, '730.00 元'],
  ['alipay', { paytype: '支付宝', usdt_rate: 0 }, '730.00 元'],
  ['wxpay', { paytype: '微信支付', usdt_rate: 7.3 }, '730.00 元'],
  ['alipay', { paytype: '在线支付', usdt_rate: '7.3' }, '730.00 元'],
  ['', { paytype: '支付宝扫码', usdt_rate: 7.3 }, '730.00 元'],
  ['usdtpay', { usdt_rate: '7' }, '104.29 U'],
  ['usdtpay', { usdt_rate: null }, '-- U'],
])('%s %j shows %s: 元 are never divided', async (type, info, shown) => {
  onContractError(() => {})
  const view = openOrder(() => order({ type, info }))
  expect(await view.findByText(shown)).toBeTruthy()
})

test('an order in U also shows its amount in 元 and the deposit rate', async () => {
  const view = openOrder()
  const amount = await view.findByText(/^订单金额/)
  expect(amount.textContent?.replace('\u00a0', ' ')).toBe('订单金额 730.00 元 · 充值汇率 1 USDT（U）≈ ¥ 7.30')
})

test('WeChat shows a code and no address; a bank transfer shows its accounts', async () => {
  const view = openOrder(() =>
    order({ type: 'wxpay', info: { paytype: '微信支付' }, cardlist: { ...USDT, mch_id: 'x9' } }),
  )
  expect(await view.findByText('请使用微信支付扫码付款')).toBeTruthy()
  expect(view.queryByText('x9')).toBeNull()
  view.unmount()
  const account = { bank_no: '6200', bank_owner: '商户', bank_name: '海岳银行', bank_address: '灯塔路' }
  const bank = openOrder(() =>
    order({ type: 'bankpay', cardlist: [account, { ...account, bank_no: '6201' }] }),
  )
  expect(await bank.findByText('6200')).toBeTruthy()
  expect(bank.getAllByRole('button', { name: '复制收款账号' })).toHaveLength(2)
})

describe('an order that is paid on another page', () => {
  const URL_OF = 'https://pay.example/cashier?id=1'
  const online = (type = 'ebpay', paytype = '微信好友') =>
    openOrder(() => order({ type, info: { paytype }, cardlist: { ...USDT, mch_id: '' } }))

  test.each([
    ['ebpay', '微信好友'],
    ['ebpay', '请使用支付宝扫码付款'],
    ['ebpay', 'USDT'],
    ['', '数字人民币'],
    ['操作成功', '在线支付'],
  ])('%s %s is counted in 元, has nothing to scan, and links to customer service', async (type, paytype) => {
    const view = online(type, paytype)
    expect(await view.findByText('730.00 元')).toBeTruthy()
    const link = await view.findByRole('link', { name: '联系在线客服继续支付' })
    expect(link.getAttribute('href')).toBe('/kefu')
    expect([
      view.queryByRole('img'),
      view.queryByText(/扫码付款$/, { selector: '.deposit-order-pay *' }),
    ]).toEqual([null, null])
    expect(view.getByRole('timer').textContent).toMatch(/^(60:00|59:5\d)$/)
  })

  test('its page opens only on a tap, while the phone has its address', async () => {
    const assigned = vi.spyOn(window.location, 'assign').mockReturnValue()
    keepPayPage('D1', URL_OF)
    const view = online()
    const go = await view.findByRole('button', { name: '继续支付' })
    expect(assigned).not.toHaveBeenCalled()
    expect(view.queryByRole('link', { name: /继续支付/ })).toBeNull()
    await view.user.click(go)
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith(URL_OF))
  })

  test('an order of any method is paid on its page if it has one, and keeps its own unit', async () => {
    keepPayPage('D1', URL_OF)
    const view = openOrder()
    expect(await view.findByText('100.00 U')).toBeTruthy()
    expect(await view.findByRole('button', { name: '继续支付' })).toBeTruthy()
    expect(view.queryByText(ADDRESS)).toBeNull()
  })

  test('cannot be paid once its hour is over', async () => {
    keepPayPage('D1', URL_OF)
    const view = openOrder(() => order({ type: 'ebpay', ageMs: DEPOSIT_WINDOW_MS }))
    expect(await view.findByText('支付时间已结束')).toBeTruthy()
    expect(view.queryByRole('button', { name: '继续支付' })).toBeNull()
  })
})

test('a bank transfer is counted in 元', async () => {
  const view = openOrder(() =>
    order({
      type: 'bankpay',
      info: { paytype: '银行卡转账' },
      cardlist: [{ bank_no: '6200' }],
    }),
  )
  expect(await view.findByText('730.00 元')).toBeTruthy()
})

test.each([
  'javascript:alert(1)',
  'http://tracker.example/q.png',
  '',
])('a code from %j is not shown', async (payimg) => {
  const view = openOrder(() => order({ cardlist: { ...USDT, payimg } }))
  expect(await view.findByText(/二维码暂时无法显示/)).toBeTruthy()
  expect(view.queryByRole('img')).toBeNull()
  expect(view.getByText(ADDRESS)).toBeTruthy()
})

describe('the hour to pay', () => {
  test('shows that it is over, and hides where to pay', async () => {
    const view = openOrder(() => order({ ageMs: DEPOSIT_WINDOW_MS }))
    expect(await view.findByText('支付时间已结束')).toBeTruthy()
    expect(view.getByRole('timer').textContent).toBe('00:00')
    expect([view.queryByText(ADDRESS), view.queryByRole('img')]).toEqual([null, null])
    expect(view.getByRole('link', { name: '重新充值' }).getAttribute('href')).toBe('/recharge')
  })

  test('ends while the member watches', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const view = openOrder(() => order({ ageMs: DEPOSIT_WINDOW_MS - 3_000 }))
    expect(await view.findByText(ADDRESS)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(view.getByText('支付时间已结束')).toBeTruthy()
    expect(view.queryByText(ADDRESS)).toBeNull()
    vi.useRealTimers()
  })

  test('shows at most 60:00 on a phone whose clock is behind', async () => {
    const view = openOrder(() => order({ ageMs: -600_000 }))
    await vi.waitFor(() => expect(view.getByRole('timer').textContent).toBe('60:00'))
  })
})

test.each([
  ['address', { mch_id: 'TSomebodyElse' }],
  ['code', { payimg: `${QR}%20` }],
  ['protocol', { content: 'ERC20' }],
])('another %s for the same order shows a warning, and the first one stays', async (_, changed) => {
  const view = openOrder()
  await view.findByText(ADDRESS)
  view.backend.routes[PAYINFO] = () => order({ cardlist: { ...USDT, ...changed } })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
  fireEvent(window, new Event('visibilitychange'))
  expect((await view.findByRole('alert')).textContent).toContain('收款信息发生变化')
  expect(view.getByText(ADDRESS)).toBeTruthy()
  expect(view.getByAltText('付款二维码').getAttribute('src')).toBe(QR)
})

describe('no order', () => {
  test.each([
    '',
    'deposit_no=',
    'deposit_no=..%2Fx%3Fy%3D1',
    `deposit_no=${'9'.repeat(1_000_000)}`,
    'deposit_no=%E5%8D%95',
  ])('an invalid order number is never sent: %.40s', async (query) => {
    const view = openOrder(undefined, query)
    expect(await view.findByText('订单不存在')).toBeTruthy()
    expect(view.backend.count(PAYINFO)).toBe(0)
  })

  test('shows the refusal of an unknown order on the page, without a toast', async () => {
    const view = openOrder(() => refusal('充值订单不存在'))
    expect((await view.findByRole('alert')).textContent).toContain('充值订单不存在')
    expect(toastText()).toBe('')
    await view.user.click(view.getByRole('link', { name: '查看交易记录' }))
    expect(view.address()).toBe('/transRecord')
  })

  test('an order that is refused without a message does not exist, and nothing blames the network', async () => {
    const view = openOrder(() => refusal(''))
    expect((await view.findByRole('alert')).textContent).toContain('订单不存在没有找到这笔充值订单')
    expect(view.queryByRole('button', { name: '请求失败，点击重新加载' })).toBeNull()
  })

  test('an answer about another order shows neither the order nor where to pay', async () => {
    const reportError = vi.fn()
    onContractError(reportError)
    const view = openOrder(() => order(), 'deposit_no=D2')
    expect((await view.findByRole('alert')).textContent).toContain('返回的订单与所查订单号不符')
    expect(view.container.textContent).not.toMatch(/D1|100\.00|730/)
    expect([view.queryByText(ADDRESS), view.queryByAltText('付款二维码')]).toEqual([null, null])
    expect(view.getByRole('link', { name: '查看交易记录' }).getAttribute('href')).toBe('/transRecord')
    expect(view.getByRole('link', { name: '联系在线客服' }).getAttribute('href')).toBe('/kefu')
    expect(reportError).toHaveBeenCalledOnce()
  })

  test.each([
    [429, '操作过于频繁，请稍后再试'],
    [500, '系统繁忙，请稍后再试'],
    [520, '服务暂时不可用'],
  ])('a refusal with code %i says nothing of the order: its text shows, and a tap asks again', async (code, text) => {
    const view = openOrder(() => refusal(text, code))
    expect((await view.findByRole('alert')).textContent).toContain(`订单加载失败${text}`)
    view.backend.routes[PAYINFO] = () => order()
    await view.user.click(view.getByRole('button', { name: '请求失败，点击重新加载' }))
    expect(await view.findByText(ADDRESS)).toBeTruthy()
  })

  test('a tap reloads the order after a network failure', async () => {
    const view = openOrder(broken)
    const retryButton = await view.findByRole('button', { name: '请求失败，点击重新加载' })
    view.backend.routes[PAYINFO] = () => order()
    await view.user.click(retryButton)
    expect(await view.findByText(ADDRESS)).toBeTruthy()
  })

  test('a visitor logs in first, and then returns to the order', async () => {
    const backend = stubBackend({})
    const view = renderScreen(<DepositOrderScreen />, '/payInfo?deposit_no=D1')
    const link = await view.findByRole('link', { name: '前往登录' })
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent('/payInfo?deposit_no=D1')}`)
    expect(backend.sent).toEqual([])
  })
})
