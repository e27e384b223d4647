import { type Envelope, SUCCESS } from '#contracts/wire/envelope.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { centsOf, must, same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall, visitorCall } from './calls.ts'
import { addMessage, credit } from './person.ts'
import type { Call, Model, ModelPaymentMethod, Order, Person } from './state.ts'
import { HOUR, stamp } from './time.ts'

/** Deposit orders (docs/rules.md#deposits). */

export type Method = {
  paytype: string
  catepay: string
  label: string
  open: ModelPaymentMethod
  range: string
  kind: Order['kind']
}
export const METHODS: readonly Method[] = [
  {
    paytype: 'usdtpay',
    catepay: 'TRC20',
    label: 'USDT-TRC20',
    open: 'usdt',
    range: 'usdt-trc20',
    kind: 'usdt',
  },
  {
    paytype: 'usdtpay',
    catepay: 'ERC20',
    label: 'USDT-ERC20',
    open: 'usdt',
    range: 'usdt-erc20',
    kind: 'usdt',
  },
  { paytype: 'wxpay', catepay: '', label: '微信支付', open: 'wechat', range: 'wechat', kind: 'qr' },
  { paytype: 'alipay', catepay: '', label: '支付宝', open: 'wechat', range: 'alipay', kind: 'qr' },
  { paytype: 'bankpay', catepay: '', label: '银行卡转账', open: 'card', range: 'bank', kind: 'card' },
]

/** Online payments (docs/rules.md#other-payments), in fen. */
export type Option = { payType: string; label: string } & (
  | { fixed: readonly number[] }
  | { low: number; high: number }
)
const yuans = (...amounts: number[]) => amounts.map((yuan) => Number(`${yuan}00`))
export const OPTIONS: readonly Option[] = [
  { payType: 'wxfriend', label: '微信好友', low: 20_000, high: 200_000 },
  { payType: 'alipayscan', label: '支付宝扫码', fixed: yuans(100, 200, 300, 500, 800, 1000, 2000, 3000) },
  { payType: 'ecny', label: '数字人民币', low: 10_000, high: 500_000 },
  { payType: 'qqfee', label: 'QQ话费', low: 10_000, high: 20_000 },
  { payType: 'unionscan', label: '银联扫码', fixed: yuans(30, 50) },
]
export const acceptsAmount = (option: Option, amount: number): boolean =>
  'fixed' in option ? option.fixed.includes(amount) : option.low <= amount && amount <= option.high

/** Bank transfers and manual deposits wait for a review; all others expire after an hour. */
const hasTimeLimit = ({ kind }: Order): boolean => kind !== 'card' && kind !== 'manual'

/** At most one order that nobody has decided, of each way (docs/rules.md#open-deposit-orders). */
const waitsAlready = (p: Person, { kind, payWay }: Pick<Order, 'kind' | 'payWay'>): boolean =>
  p.orders.some(
    (order) => order.state === PENDING && order.kind === kind && (kind !== 'qr' || order.payWay === payWay),
  )

const ORDER_NO = /^D\d{14}\d{4,}\d{6}$/

type NewOrder = Omit<Order, 'no' | 'at' | 'state'>

/** `payer`: the name of a bank transfer's depositor. */
function open(m: Model, p: Person, order: NewOrder, no: string, payer = p.realname): void {
  must(ORDER_NO.test(no), `a deposit number like ${no}`)
  m.mustBeNew(no)
  const opened: Order = { ...order, no, at: m.now, state: PENDING }
  p.orders.push(opened)
  const { reviewMs } = m.site
  if (hasTimeLimit(opened)) m.schedule(m.now + HOUR, (then) => decide(then, p, opened, false))
  // A cashier alone decides on a transfer of somebody else's money.
  else if (reviewMs !== null && (p.realname === '' || payer === p.realname))
    m.schedule(m.now + reviewMs, (then) => decide(then, p, opened, true))
}

/** Decides an order, which credits at most once. False when it is already decided or its hour is over. */
export function decide(m: Model, p: Person, order: Order, paid: boolean): boolean {
  if (order.state !== PENDING || (paid && hasTimeLimit(order) && m.now >= order.at + HOUR)) return false
  order.state = paid ? APPROVED : REJECTED
  addMessage(p, m.now, paid ? '充值已到账' : '充值未入账')
  if (!paid) return true
  credit(p, order.amount)
  order.credited = m.now
  p.paysum += order.amount
  m.outside.payments -= order.amount
  return true
}

export type Recharge = {
  method: Pick<Method, 'paytype' | 'catepay'>
  amount: number
  wire: number | string
  owner: string
  bank: string
  /** The number of the chosen receiving account; empty if none. */
  account: string
}

export const recharge = (token: string, { method, amount, wire, owner, bank, account }: Recharge): Call =>
  memberCall(
    token,
    {
      path: '/api/recharge',
      wire: {
        ...method,
        paytype: method.paytype,
        catepay: method.catepay,
        amount: wire,
        bank_owner: owner,
        bank,
        bank_no: account,
      },
    },
    (m, p) => {
      const known = METHODS.find(
        ({ paytype, catepay }) => paytype === method.paytype && catepay === method.catepay,
      )
      if (!known || m.closedMethods.has(known.open)) return expectedRefusal()
      const { min, max } = m.tables.ranges[known.range] ?? { min: 0, max: 0 }
      if (amount < min || amount > max) return expectedRefusal()
      if (known.kind === 'card' && owner === '') return expectedRefusal('请输入存款人姓名')
      if (known.kind === 'card' && bank === '') return expectedRefusal('请输入银行类型')
      const named = known.kind === 'card' ? account : ''
      if (named !== '' && !m.tables.accounts.includes(named)) return expectedRefusal()
      const order = { kind: known.kind, payWay: known.label, amount, account: named }
      if (m.site.oneOrder && waitsAlready(p, order)) return expectedRefusal()
      return expectedSuccess(({ message }) =>
        open(m, p, order, message, known.kind === 'card' ? owner : undefined),
      )
    },
  )

export type Online = { payType: string; amount: number; wire: number | string; username: string }

export const payOnline = (token: string, { payType, amount, wire, username }: Online): Call =>
  memberCall(token, { path: '/pay/api/recharge', wire: { payAmount: wire, username, payType } }, (m, p) => {
    const option = OPTIONS.find((one) => one.payType === payType)
    if (username !== p.name || !option || m.closedMethods.has('pipay') || !acceptsAmount(option, amount))
      return expectedRefusal()
    if (m.site.oneOrder && waitsAlready(p, { kind: 'online', payWay: '' })) return expectedRefusal()
    return expectedSuccess(({ data }) => {
      const { orderNo, url } = data as { orderNo: string; url: string }
      must(url.endsWith(`?order=${orderNo}`), `an order's page at ${url}`)
      open(m, p, { kind: 'online', payWay: option.label, amount, account: '' }, orderNo)
    })
  })

const own = (p: Person, no: string): Order | undefined => p.orders.find((order) => order.no === no)

export const queryOrder = (token: string, orderNo: string): Call =>
  memberCall(
    token,
    { path: `/pay/api/queryOrderNo?${new URLSearchParams({ orderNo })}`, method: 'GET' },
    (_m, p) => {
      const order = own(p, orderNo)
      if (!order) return expectedRefusal()
      return expectedRead(({ data }) => same(data, { orderNo, state: order.state }, 'the order'))
    },
  )

const TYPE: Record<string, string> = { card: 'bankpay', manual: 'bankpay', online: 'ebpay', usdt: 'usdtpay' }

export const readPayInfo = (token: string, orderNo: string): Call =>
  memberCall(token, { path: '/api/payinfo', wire: { deposit_no: orderNo } }, (m, p) => {
    const order = own(p, orderNo)
    if (!order) return expectedRefusal()
    return expectedRead((answer) => checkInfo(m, p, order, answer))
  })

type Card = { bank_no?: string; remark?: string }

/** The payees on the order's page: the chosen account or all of them; none for orders paid elsewhere. */
function payeesOf(m: Model, { kind, account }: Order): { all: number; accounts: string[] } {
  const accounts = kind !== 'card' ? [] : account === '' ? m.tables.accounts : [account]
  return { all: kind === 'usdt' || kind === 'qr' ? 1 : accounts.length, accounts }
}

/** The remark of a bank transfer never changes and is nobody else's. */
function learnRemark(m: Model, p: Person, remarks: readonly string[]): void {
  const [remark = ''] = remarks
  p.remark ??= remark
  must(/^\d{6}$/.test(remark), `a remark of six digits: ${remark}`)
  same([...new Set(remarks)], [p.remark], 'the remark of a bank transfer')
  must(
    !m.people.some((person) => person !== p && person.remark === remark),
    `the remark of one member alone: ${remark}`,
  )
}

function checkInfo(m: Model, p: Person, order: Order, { message, data }: Envelope): void {
  const { deposit_no, info, cardlist } = data as {
    deposit_no: string
    info: Record<string, unknown>
    cardlist: Card | Card[]
  }
  const cards = Array.isArray(cardlist) ? cardlist : [cardlist]
  const accounts = cards.flatMap(({ bank_no }) => bank_no ?? [])
  same({ all: cards.length, accounts }, payeesOf(m, order), 'where the order is paid to')
  const remarks = cards.flatMap(({ bank_no, remark }) => (bank_no === undefined ? [] : [remark ?? '']))
  if (remarks.length > 0) learnRemark(m, p, remarks)
  const type = TYPE[order.kind] ?? (order.payWay === '支付宝' ? 'alipay' : 'wxpay')
  same(
    [message, deposit_no, info.created_at, centsOf(info.amount), info.paytype],
    [type, order.no, stamp(order.at), order.amount, order.payWay],
    'the order’s page',
  )
}

/** The payment service's report; anybody who knows the order number may send it. */
export const reportPayment = (orderNo: string, paid: boolean): Call =>
  visitorCall({ path: '/_pay/settle', wire: { no: orderNo, paid } }, (m) => {
    const p = m.people.find((person) => own(person, orderNo))
    const order = p && own(p, orderNo)
    if (!p || order?.kind !== 'online') return expectedRefusal()
    const changes = decide(m, p, order, paid)
    return {
      code: SUCCESS,
      changes,
      learn: ({ data }) => same((data as { state: number }).state, order.state, 'the order at the cashier'),
    }
  })
