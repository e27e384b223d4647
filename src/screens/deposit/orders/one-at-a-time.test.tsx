// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { envelope, held, refusal } from '../../../api/test-support/backend.ts'
import { chooseRadio, openRecharge, submit, type, type View } from '../test-support/open.tsx'

const RECHARGE = '/api/recharge'
const ONLINE = '/pay/api/recharge'
const orders = ({ backend }: View) => [backend.count(RECHARGE), backend.count(ONLINE)]
const sent = (view: View, ...counts: number[]) => vi.waitFor(() => expect(orders(view)).toEqual(counts))
const unlocked = ({ container }: View) =>
  vi.waitFor(() => expect(container.querySelector('[type="submit"][aria-busy="true"]')).toBeNull())

test('while an order is being opened, none is sent for an online payment, and one is after the answer', async () => {
  const slow = held()
  const view = openRecharge({ [RECHARGE]: slow.reply, [ONLINE]: () => refusal('通道维护中') })
  await chooseRadio(view, /^USDT/)
  await type(view, '充值金额', '300')
  await submit(view)
  await sent(view, 1, 0)
  await chooseRadio(view, /^其他支付/)
  await submit(view)
  await view.user.type(view.getByLabelText('充值金额'), '{Enter}')
  expect(orders(view)).toEqual([1, 0])
  slow.answer(refusal('通道维护中'))
  await unlocked(view)
  await submit(view)
  await sent(view, 1, 1)
})

test('while an online payment is being opened, no order is sent for another payment method', async () => {
  const slow = held()
  const view = openRecharge({ [ONLINE]: slow.reply })
  await chooseRadio(view, /^其他支付/)
  await type(view, '充值金额', '400')
  await submit(view)
  await sent(view, 0, 1)
  await chooseRadio(view, /^USDT/)
  await submit(view)
  slow.answer(refusal('通道维护中'))
  await unlocked(view)
  expect(orders(view)).toEqual([0, 1])
})

test('while the browser leaves to the payment page, an amount that is typed anew opens no order', async () => {
  const gone = vi.spyOn(window.location, 'assign').mockReturnValue()
  const view = openRecharge({
    [ONLINE]: () => envelope({ orderNo: 'P-1', url: 'https://pay.example/' }),
    '/pay/api/queryOrderNo': () => envelope({ state: 1 }),
  })
  await chooseRadio(view, /^其他支付/)
  await type(view, '充值金额', '500')
  await submit(view)
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce())
  await type(view, '充值金额', '600')
  await submit(view)
  await chooseRadio(view, /^USDT/)
  await submit(view)
  expect(orders(view)).toEqual([0, 1])
})
