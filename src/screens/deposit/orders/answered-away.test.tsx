// @vitest-environment happy-dom
import { Activity, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { broken, envelope, held, type Reply } from '../../../api/test-support/backend.ts'
import { toastText } from '../../../app/test-support/render-screen.tsx'
import { DepositScreen } from '../DepositScreen.tsx'
import { chooseRadio, openRecharge, submit, type, type View } from '../test-support/open.tsx'

const RECHARGE = '/api/recharge'
const ONLINE = '/pay/api/recharge'
const QUERY = '/pay/api/queryOrderNo'
const URL_OF = 'https://pay.example/cashier?id=9'

/** The screen as the shell keeps it: hidden while another one shows. */
function Kept() {
  const [isAway, setAway] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAway(!isAway)}>
        换页
      </button>
      <Activity mode={isAway ? 'hidden' : 'visible'}>
        <DepositScreen />
      </Activity>
    </>
  )
}
const open = (routes: Record<string, Reply>) => openRecharge(routes, <Kept />)
const turn = ({ user, getByRole }: View) => user.click(getByRole('button', { name: '换页' }))
const forms: Record<'card' | 'usdt' | 'online', (view: View) => Promise<void>> = {
  card: async (view) => {
    await chooseRadio(view, /^银行卡转账/)
    await type(view, '存款人姓名', '林子安')
    await type(view, '付款银行', '云川银行')
    await type(view, '充值金额', '500')
  },
  usdt: async (view) => {
    await chooseRadio(view, /^ERC20/)
    await type(view, '充值金额', '500')
  },
  online: async (view) => {
    await chooseRadio(view, /^其他支付/)
    await type(view, '充值金额', '300')
  },
}

/** Submits, leaves the screen, gets the answer there, and comes back. */
async function awayAndBack(form: keyof typeof forms, path: string, reply: Response) {
  const answer = held()
  const view = open({ [path]: answer.reply, [QUERY]: () => envelope({ state: 1 }) })
  await forms[form](view)
  await submit(view)
  await turn(view)
  answer.answer(reply)
  await vi.waitFor(() => expect(view.container.querySelector('[type="submit"][aria-busy="true"]')).toBeNull())
  expect([toastText(), view.address()]).toEqual(['', '/recharge'])
  await turn(view)
  return view
}
const amount = (view: View) => view.getByLabelText('充值金额')

describe('a deposit that was answered while the member was on another screen', () => {
  test.each([
    ['card', null],
    ['usdt', '/payInfo?deposit_no=D9'],
  ] as const)('%s: the return shows the order with its next step, and the form is empty', async (form, way) => {
    const view = await awayAndBack(form, RECHARGE, envelope([], 'D9'))
    const card = await view.findByRole('region', { name: '已提交的充值' })
    expect(card.textContent).toContain('上一笔充值已提交')
    expect(card.textContent).toContain('¥\u00a0500.00')
    expect(card.textContent).toContain('D9')
    const links = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(way === null ? ['/transRecord'] : [way, '/transRecord'])
    expect(amount(view)).toHaveProperty('value', '')
    await submit(view)
    expect(view.backend.count(RECHARGE)).toBe(1)
    await view.user.click(view.getByRole('button', { name: '知道了' }))
    expect(view.queryByRole('region', { name: '已提交的充值' })).toBeNull()
  })

  test('usdt, with a number that no page takes: customer service is its next step', async () => {
    const view = await awayAndBack('usdt', RECHARGE, envelope([], '您的订单 9 已提交'))
    const card = await view.findByRole('region', { name: '已提交的充值' })
    const links = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/kefu', '/transRecord'])
    expect(card.textContent).toContain('尚未付款，但无法在此打开支付页面。请勿重复提交')
  })

  test('usdt, without a number: the card has none to copy', async () => {
    const view = await awayAndBack('usdt', RECHARGE, envelope([], ''))
    const card = await view.findByRole('region', { name: '已提交的充值' })
    expect(card.textContent).not.toContain('订单号')
    expect(card.querySelector('[aria-label="复制订单号"]')).toBeNull()
  })

  test('online: the order is remembered, asked about, and can be paid', async () => {
    const gone = vi.spyOn(window.location, 'assign').mockReturnValue()
    const view = await awayAndBack('online', ONLINE, envelope({ orderNo: 'P9', url: URL_OF }))
    const card = await view.findByRole('region', { name: '待支付的在线充值' })
    expect(card.textContent).toContain('上一笔充值已提交')
    expect(JSON.parse(localStorage.getItem('pendingOrder') ?? 'null')).toMatchObject({ orderNo: 'P9' })
    expect(gone).not.toHaveBeenCalled()
    expect(amount(view)).toHaveProperty('value', '')
    await vi.waitFor(() => expect(view.backend.count(QUERY)).toBeGreaterThan(0))
    await view.user.click(view.getByRole('button', { name: '去支付' }))
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith(URL_OF))
    // Once it is paid, nothing offers to pay it again.
    view.backend.routes[QUERY] = () => envelope({ state: 2 })
    await view.user.click(view.getByRole('button', { name: '查询结果' }))
    await vi.waitFor(() => expect(toastText()).toBe('充值成功，已到账'))
    expect(view.queryByRole('button', { name: '去支付' })).toBeNull()
  })

  test('a member who is back before the answer sees it without leaving the screen', async () => {
    const answer = held()
    const view = open({ [RECHARGE]: answer.reply })
    await forms.card(view)
    await submit(view)
    await turn(view)
    await turn(view)
    await submit(view)
    answer.answer(envelope([], 'D9'))
    expect(await view.findByText('上一笔充值已提交')).toBeTruthy()
    expect([view.backend.count(RECHARGE), view.address()]).toEqual([1, '/recharge'])
  })

  test('an answer that got lost meanwhile shows a warning on the return', async () => {
    const view = open({ [RECHARGE]: broken })
    await forms.card(view)
    await submit(view)
    await turn(view)
    await turn(view)
    expect((await view.findByRole('alert')).textContent).toContain('订单可能已经生成')
  })
})
