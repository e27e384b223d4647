import { fireEvent, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { signIn } from '../../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { WithdrawalScreen } from '../WithdrawalScreen.tsx'

export const BANK = {
  id: 1,
  bank: '云川银行',
  bank_owner: '林子安',
  bank_no: '6200005550002111888',
  bank_address: '滨江',
}
export const BANK_2 = { ...BANK, id: 4, bank: '明湖银行', bank_no: '6200005550001112999' }
const TRC = { id: 2, bank: 'USDT', bank_owner: 'TRC20', bank_no: 'TDemoWaLLetDoNotSendAnyMoney11288x' }
const ERC = {
  id: 3,
  bank: 'USDT',
  bank_owner: 'ERC20',
  bank_no: '0x00000000000000000000000000000000000000ab',
}
export const MEMBER = {
  username: 'demo888',
  balance: '12680.50',
  withdrawusdtrate: 7.3,
  withdrawcashfee: 5,
  withdrawfeeusdttrc: 1,
}
const cards: Reply = ({ body }) =>
  envelope((body as { type: number }).type === 1 ? [BANK, BANK_2] : [TRC, ERC])
export const noRows = () => envelope({ current_page: 1, data: [], last_page: 1, per_page: 10, total: 0 })

/** Opens /withdrawal for a member with two cards of each kind, on a stubbed backend. */
export function open(routes: Record<string, Reply> = {}, route = '/withdrawal') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () => envelope(MEMBER),
    '/api/balance': () => envelope({ balance: MEMBER.balance }),
    '/api/balancelist': () =>
      envelope(['a', 'b', 'c', 'd'].map((name) => ({ name: `场馆${name}`, platname: name, balance: 10 }))),
    '/api/getcard': cards,
    '/api/getBetAmount': () => envelope({ bet_amount: 0 }),
    '/api/withdraw': () => envelope(null, '提交成功，等待后台审核'),
    ...routes,
  })
  return { backend, ...renderScreen(<WithdrawalScreen />, route) }
}
export type View = ReturnType<typeof open>

export const amountField = () => screen.getByLabelText<HTMLInputElement>('取款金额')
export const passwordField = () => screen.getByLabelText<HTMLInputElement>('支付密码')
export const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
export const submit = () => fireEvent.click(screen.getByRole('button', { name: /^确认取款/ }))

export async function choose({ findByRole, queryByRole }: View, card: RegExp) {
  fireEvent.click(await findByRole('button', { name: /选择$|更换$/ }))
  const sheet = await findByRole('dialog')
  fireEvent.click(within(sheet).getByRole('button', { name: card }))
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull())
}
export async function fill(view: View, card = /TRC20/) {
  await choose(view, card)
  type(amountField(), '2000')
  type(passwordField(), '888888')
}
