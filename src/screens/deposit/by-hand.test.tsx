// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { broken, envelope, type Reply, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { ACCOUNT, bodiesOf, chooseRadio, openRecharge, submit, type } from './test-support/open.tsx'

const RECHARGE = '/api/recharge'

describe('bank transfer', () => {
  const filled = async (routes = {}) => {
    const view = openRecharge(routes)
    await chooseRadio(view, /^银行卡转账/)
    await type(view, '充值金额', '1234.56')
    await type(view, '存款人姓名', ' 林子安 ')
    await type(view, '付款银行', '云川银行')
    return view
  }

  test('says that it waits for review and goes to the records', async () => {
    const view = await filled({ [RECHARGE]: () => envelope([], 'D7') })
    await submit(view)
    await vi.waitFor(() => expect(view.address()).toBe('/transRecord'))
    expect(toastText()).toBe('提交成功，等待后台审核')
    expect(bodiesOf(view, RECHARGE)).toMatchObject([
      { paytype: 'bankpay', catepay: '', amount: 1234.56, bank: '云川银行', bank_owner: '林子安' },
    ])
  })

  test('each line of a receiving account is copied as it came', async () => {
    const view = openRecharge()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await chooseRadio(view, /^银行卡转账/)
    for (const name of ['收款银行', '收款人', '收款账号', '开户行'])
      await view.user.click(await view.findByRole('button', { name: `复制${name}` }))
    expect(write.mock.calls.flat()).toEqual([
      ACCOUNT.bank_data.bank_name,
      ACCOUNT.bank_owner,
      ACCOUNT.bank_no,
      ACCOUNT.bank_address,
    ])
  })

  test('a refusal is toasted and the form kept', async () => {
    const view = await filled({ [RECHARGE]: () => refusal('今日充值次数已达上限') })
    await submit(view)
    await vi.waitFor(() => expect(toastText()).toBe('今日充值次数已达上限'))
    expect(view.getByLabelText('充值金额')).toHaveProperty('value', '1234.56')
    expect(view.address()).toBe('/recharge')
  })

  test('each submit focuses the first invalid field', async () => {
    const view = openRecharge()
    await chooseRadio(view, /^银行卡转账/)
    await type(view, '存款人姓名', '林子安')
    const amount = view.getByLabelText('充值金额')
    for (const _again of [1, 2]) {
      await submit(view)
      await vi.waitFor(() => expect(document.activeElement).toBe(amount))
    }
    await type(view, '充值金额', '1234.56')
    await submit(view)
    await vi.waitFor(() => expect(document.activeElement).toBe(view.getByLabelText('付款银行')))
  })

  test('the first of the fixed amounts gets the focus when none is chosen', async () => {
    const view = openRecharge()
    await chooseRadio(view, /^其他支付/)
    const [fixed] = await view.findAllByRole('radio', { name: /固定/ })
    if (fixed) await view.user.click(fixed)
    await submit(view)
    const [first] = view.getByRole('group', { name: '充值金额' }).querySelectorAll('input')
    await vi.waitFor(() => expect(document.activeElement).toBe(first))
  })

  test('after a lost answer it claims nothing, stays on the screen, and points to the records', async () => {
    const view = await filled({ [RECHARGE]: broken })
    await submit(view)
    const notice = await view.findByRole('alert')
    expect(notice.textContent).toContain('订单可能已经生成')
    expect(view.getByRole('link', { name: '交易记录' }).getAttribute('href')).toBe('/transRecord')
    expect(view.address()).toBe('/recharge')
    expect(view.getByLabelText('充值金额')).toHaveProperty('value', '1234.56')
    expect(view.backend.count(RECHARGE)).toBe(1)
  })
})

describe('an order that no page can show', () => {
  // The confirmation loads on first use, which takes a while the first time.
  beforeAll(() => import('../../ui/chakra/overlays/ConfirmDialog.tsx'))

  test.each([
    ['USDT', /^ERC20/, '订单已提交'],
    ['a scan', /^微信/, ''],
  ])('%s: it is not said to be under review, and customer service is at hand', async (_, way, message) => {
    const view = openRecharge({ [RECHARGE]: () => envelope([], message) })
    await chooseRadio(view, way)
    await type(view, '充值金额', '500')
    await submit(view)
    const told = within(await screen.findByRole('alertdialog'))
    expect(told.getByText(/已生成，尚未付款，但无法在此打开支付页面。请勿重复提交/)).toBeTruthy()
    expect([toastText(), view.address(), view.backend.count(RECHARGE)]).toEqual(['', '/recharge', 1])
    await view.user.click(told.getByRole('button', { name: '联系客服' }))
    await vi.waitFor(() => expect(view.address()).toBe('/kefu'))
  })

  test('a number too large for JSON is no number, and opens nobody else’s order', async () => {
    const rounded = () =>
      new Response('{"code":200,"message":2026050112000000010001,"data":null}', {
        headers: { 'content-type': 'application/json' },
      })
    const view = openRecharge({ [RECHARGE]: rounded })
    await chooseRadio(view, /^ERC20/)
    await type(view, '充值金额', '500')
    await submit(view)
    const told = within(await screen.findByRole('alertdialog'))
    await view.user.click(told.getByRole('button', { name: '知道了' }))
    expect([toastText(), view.address()]).toEqual(['', '/recharge'])
    expect(view.getByLabelText('充值金额')).toHaveProperty('value', '')
  })

  test.each(['true', '"D9"', '1'])('a success whose data is %s is a success', async (data) => {
    const view = openRecharge({ [RECHARGE]: () => envelope(JSON.parse(data), '2026.05.01-9') })
    await chooseRadio(view, /^ERC20/)
    await type(view, '充值金额', '500')
    await submit(view)
    await vi.waitFor(() => expect(view.address()).toBe('/payInfo?deposit_no=2026.05.01-9'))
  })
})

describe('manual deposit', () => {
  test('opens customer service with the amount copied', async () => {
    const view = openRecharge()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await chooseRadio(view, /^人工充值/)
    await type(view, '充值金额', '800.5')
    await submit(view)
    await vi.waitFor(() => expect(view.address()).toBe('/kefu'))
    expect(write).toHaveBeenCalledWith('800.50')
    expect(toastText()).toBe('复制成功！')
  })

  test('names no range, since nobody tells one, and takes any amount but none', async () => {
    const view = openRecharge()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await chooseRadio(view, /^人工充值/)
    expect(view.queryByText(/单笔/)).toBeNull()
    await type(view, '充值金额', '0')
    await submit(view)
    expect(view.address()).toBe('/recharge')
    await type(view, '充值金额', '20000')
    await submit(view)
    await vi.waitFor(() => expect(view.address()).toBe('/kefu'))
    expect(write).toHaveBeenCalledWith('20000.00')
  })

  test('shows the amount to tell customer service when the clipboard refuses', async () => {
    const view = openRecharge()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await chooseRadio(view, /^人工充值/)
    await type(view, '充值金额', '800')
    await submit(view)
    await vi.waitFor(() => expect(view.address()).toBe('/kefu'))
    expect(toastText()).toBe('请告知客服充值金额 ¥ 800.00')
  })
})

describe('a member with no card and no address', () => {
  const none = () => envelope(null)
  test('is asked to bind one', async () => {
    const view = openRecharge({ '/api/getcard': none })
    expect(await view.findByText('您还为绑定任何钱包卡片，请前往绑定！')).toBeTruthy()
    await view.user.click(view.getByRole('link', { name: '前往绑定' }))
    await vi.waitFor(() => expect(view.address()).toBe('/wallet?type=1'))
  })

  test('is asked also where no way to pay is open', async () => {
    const view = openRecharge({ '/api/getcard': none, '/api/get_pay_way': () => envelope({}) })
    expect(await view.findByText('暂无可用的充值方式')).toBeTruthy()
    expect(await view.findByText('您还为绑定任何钱包卡片，请前往绑定！')).toBeTruthy()
  })

  test('is asked once a start of the app, and so is the next member', async () => {
    const view = openRecharge({ '/api/getcard': none })
    expect(await view.findByText(/您还为绑定/)).toBeTruthy()
    const again = openRecharge({ '/api/getcard': none })
    await again.findAllByRole('radio', { name: /^USDT/ })
    await vi.waitFor(() => expect(again.client.isFetching()).toBe(0))
    expect(view.getAllByText(/您还为绑定/)).toHaveLength(1)
    view.unmount()
    again.unmount()
    signIn('token-2')
    const next = openRecharge({ '/api/getcard': none })
    expect(await next.findByText(/您还为绑定/)).toBeTruthy()
  })

  test('is not asked again after a return from a payment page, which loads the app anew', async () => {
    signIn('token-1')
    sessionStorage.setItem('yz:asked-for-card', '1')
    const view = openRecharge({ '/api/getcard': none })
    await view.findAllByRole('radio', { name: /^USDT/ })
    await vi.waitFor(() => expect(view.client.isFetching()).toBe(0))
    expect(view.queryByText(/您还为绑定/)).toBeNull()
  })

  test('is not asked while one of the two lists is unknown', async () => {
    for (const reply of [broken, () => refusal('繁忙')]) {
      const view = openRecharge({
        '/api/getcard': ({ body }) => ((body as { type: 1 }).type === 1 ? none() : reply()),
      })
      await view.findByRole('radio', { name: /^USDT/ })
      await vi.waitFor(() => expect(view.backend.count('/api/getcard')).toBeGreaterThanOrEqual(2))
      expect(view.queryByText(/您还为绑定/)).toBeNull()
      view.unmount()
    }
  })
})

describe('the way to pay that is chosen first', () => {
  const BANK = { id: 1, bank: '云川银行', bank_owner: '林子安', bank_no: '6200005550002111888' }
  const bankAlone: Reply = ({ body }) => envelope((body as { type: number }).type === 1 ? [BANK] : [])
  const isChosen = (view: ReturnType<typeof openRecharge>, name: RegExp) =>
    expect(view.getByRole('radio', { name })).toHaveProperty('checked', true)

  test('is the bank transfer for who has a bank card alone, until an amount is typed', async () => {
    const view = openRecharge({ '/api/getcard': bankAlone })
    await view.findByRole('radio', { name: /^银行卡转账/ })
    await vi.waitFor(() => isChosen(view, /^银行卡转账/))
  })

  test('is that of last time, for the account that chose it', async () => {
    const first = openRecharge()
    await chooseRadio(first, /^支付宝/)
    first.unmount()
    const again = openRecharge({ '/api/getcard': bankAlone })
    await again.findByRole('radio', { name: /^支付宝/ })
    await vi.waitFor(() => expect(again.client.isFetching()).toBe(0))
    isChosen(again, /^支付宝/)
  })
})
