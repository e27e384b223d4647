import type { ReactNode } from 'react'
import { signIn } from '../../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { DepositScreen } from '../DepositScreen.tsx'

export const MEMBER = { username: 'demo888', balance: '500.50', usdtrate: '7.3' }
const CARD = { id: 1, bank: '云川银行', bank_owner: '林子安', bank_no: '6200', bank_address: '滨江', ico: '' }
const ADDRESS = {
  id: 2,
  bank: 'USDT',
  bank_owner: 'TRC20',
  bank_no: 'TDemoWaLLetDoNotSendAnyMoney11288x',
  bank_address: '',
}
export const ALL_WAYS = { usdt: 1, wechat: '1', pipay: true, card: 1, rengong: 1 }
const RANGES: Record<string, [number, number]> = {
  bank: [100, 50_000],
  wechat: [50, 5000],
  alipay: [60, 6000],
  'usdt-trc20': [100, 100_000],
  'usdt-erc20': [500, 100_000],
}
const range: Reply = ({ body }) => {
  const [min_price, max_price] = RANGES[(body as { type: string }).type] ?? [0, 0]
  return envelope({ min_price, max_price })
}
export const ACCOUNT = {
  bank_no: '6200001234567890124',
  bank_owner: '云舟商户',
  bank_data: { bank_name: '海岳银行' },
  bank_address: '灯塔路支行',
}

/** One page of records. */
export const recordsOf = (...rows: object[]) => ({
  ...{ current_page: 1, last_page: 1, per_page: 10, total: rows.length },
  data: rows,
})

/** /recharge of a member who has a card of each kind, with every payment method open. */
export function openRecharge(routes: Record<string, Reply> = {}, screen: ReactNode = <DepositScreen />) {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () => envelope(MEMBER),
    '/api/balance': () => envelope({ balance: '500.50' }),
    '/api/get_pay_way': () => envelope(ALL_WAYS),
    '/api/getPayRange': range,
    '/api/getpaybank': () => envelope([ACCOUNT]),
    '/api/getcard': ({ body }) => envelope((body as { type: number }).type === 1 ? [CARD] : [ADDRESS]),
    '/api/banklist': () => envelope([{ bank_name: '云川银行' }, { bank_name: '明湖银行' }]),
    '/api/gettransrecord': () => envelope(recordsOf()),
    ...routes,
  })
  return { backend, ...renderScreen(screen, '/recharge') }
}
export type View = ReturnType<typeof openRecharge>

export const chooseRadio = async ({ user, findByRole }: View, name: RegExp) =>
  user.click(await findByRole('radio', { name }))

export const type = async ({ user, getByLabelText }: View, label: string, text: string) => {
  const field = getByLabelText(label)
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}

/** Taps the submit button, whatever its text. */
export const submit = async ({ user, container }: View) => {
  const button = container.querySelector('button[type="submit"]')
  if (!button) throw new Error('no submit button')
  await user.click(button)
}

export const bodiesOf = ({ backend }: View, path: string) =>
  backend.sent.filter(({ url }) => new URL(url, 'http://app.test').pathname === path).map(({ body }) => body)
