import {
  accepted,
  type BackendChange,
  changeField,
  changeRows,
  declined,
  onlyIn,
  type ProviderAnswer,
} from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const MOVES = '/api/gettransrecord'
const PAYINFO = '/api/payinfo'
const RESULT = '/pay/api/queryOrderNo'
const RECHARGE = '/api/recharge'
const TRANSFER = '/api/transfer'
const ONLINE = '/pay/api/recharge'
const WITHDRAW = '/api/withdraw'

type Fields = Record<string, unknown>

const state = (value: number): BackendChange => changeField(MOVES, 'state', () => value)

/** Answers about one order, whatever the number, as if it were the requested one. */
const anyOrder = (no: string): BackendChange => ({
  request: (request) => {
    if (request.path === PAYINFO) return { ...request, body: { ...request.body, deposit_no: no } }
    return request.path === RESULT ? { ...request, query: { ...request.query, orderNo: no } } : request
  },
  answer: (answer, { path, body }) => {
    const envelope = answer.body as { data?: Fields }
    return path === PAYINFO && envelope.data?.deposit_no !== undefined
      ? { ...answer, body: { ...envelope, data: { ...envelope.data, deposit_no: body.deposit_no } } }
      : answer
  },
})

/** The rows of another type are listed beside those of the requested one. */
const withType = (type: number, other: number): BackendChange => ({
  after: async (answer, exchange, { call }) => {
    if (exchange.path !== MOVES || exchange.body.type !== type) return undefined
    const others = (await call(MOVES, { ...exchange.body, type: other })) as ProviderAnswer
    return changeRows(MOVES, (rows) => {
      const all: unknown[] = [...rows]
      changeRows(MOVES, (more) => all.push(...more)).answer?.(others, exchange)
      return all
    }).answer?.(answer, exchange)
  },
})

/** The change for requests with this value in a field. */
const whereSent = (
  path: string,
  field: string,
  value: unknown,
  { answer: edit }: BackendChange,
): BackendChange => ({
  answer: (answer, exchange) =>
    exchange.path === path && exchange.body[field] === value ? (edit?.(answer, exchange) ?? answer) : answer,
})

/** Orders that are mistaken for one another, never end or end too soon, and limits that are off by one. */
export const WRONG_ORDERS: readonly WrongBehaviour[] = [
  {
    wrong: 'the newest order, whatever its number',
    path: PAYINFO,
    change: anyOrder('D20260501120000000100004'),
  },
  {
    wrong: 'the oldest order, whatever its number',
    path: PAYINFO,
    change: anyOrder('D20260501120000000100001'),
  },
  {
    wrong: 'the newest order, whatever its number',
    path: RESULT,
    change: anyOrder('D20260501120000000100004'),
  },
  {
    wrong: 'an order never expires',
    path: MOVES,
    change: onlyIn('deposit-expired', state(1)),
  },
  {
    wrong: 'a bank transfer expires like all orders',
    path: MOVES,
    change: onlyIn('deposit-expired', state(3), { way: 'bank' }),
  },
  {
    wrong: 'an order expires before its hour is over',
    path: MOVES,
    change: onlyIn('deposit-about-to-expire', state(3)),
  },
  {
    wrong: 'an online order expires before its hour is over',
    path: RESULT,
    change: onlyIn(
      'deposit-about-to-expire',
      changeField(RESULT, 'state', () => 3),
    ),
  },
  { wrong: 'withdrawals are listed among the deposits', path: MOVES, change: withType(1, 2) },
  { wrong: 'deposits are listed among the withdrawals', path: MOVES, change: withType(2, 1) },
  { wrong: 'transfers out are listed among those in', path: MOVES, change: withType(3, 4) },
  {
    wrong: 'a closed way to deposit is open for USDT',
    path: RECHARGE,
    change: onlyIn('pay-ways', accepted(RECHARGE), { usdt: 0 }),
  },
  {
    wrong: 'a closed way to deposit is open for bank transfers',
    path: RECHARGE,
    change: onlyIn('pay-ways', accepted(RECHARGE), { card: 0 }),
  },
  {
    wrong: '支付宝 is open although it is closed with 微信',
    path: RECHARGE,
    change: whereSent(RECHARGE, 'paytype', 'alipay', onlyIn('pay-ways', accepted(RECHARGE))),
  },
  {
    wrong: 'ERC20 has the range of TRC20',
    path: RECHARGE,
    change: whereSent(RECHARGE, 'catepay', 'ERC20', accepted(RECHARGE)),
  },
  {
    wrong: 'TRC20 has the range of ERC20',
    path: RECHARGE,
    change: {
      answer: (answer, exchange) =>
        exchange.body.catepay === 'TRC20'
          ? (whereSent(RECHARGE, 'amount', 100, declined(RECHARGE)).answer?.(answer, exchange) ?? answer)
          : answer,
    },
  },
  {
    wrong: 'more than the largest amount is taken',
    path: ONLINE,
    change: whereSent(ONLINE, 'payAmount', 2000.01, accepted(ONLINE)),
  },
  {
    wrong: 'the least amount is refused',
    path: ONLINE,
    change: whereSent(ONLINE, 'payAmount', 200, declined(ONLINE)),
  },
  {
    wrong: 'the largest amount is refused',
    path: ONLINE,
    change: whereSent(ONLINE, 'payAmount', 2000, declined(ONLINE)),
  },
  {
    wrong: 'the least amount is the same at every site',
    path: WITHDRAW,
    change: onlyIn('withdrawal-limits', accepted(WITHDRAW), { min: 400 }),
  },
  {
    wrong: 'withdrawals to an address name a bank',
    path: MOVES,
    change: onlyIn(
      'withdrawal-order',
      changeField(MOVES, 'pay_way', () => '云川银行'),
      { to: 'usdt' },
    ),
  },
  {
    wrong: 'the least amount is refused',
    path: RECHARGE,
    change: whereSent(RECHARGE, 'amount', 100, declined(RECHARGE)),
  },
  {
    wrong: 'the largest amount is refused',
    path: RECHARGE,
    change: whereSent(RECHARGE, 'amount', 5000, declined(RECHARGE)),
  },
  {
    wrong: 'money leaves a venue that is closed',
    path: TRANSFER,
    change: {
      answer: (answer, exchange) =>
        exchange.body.sourcetype === 'yzdz'
          ? (onlyIn('venue-under-maintenance', accepted(TRANSFER)).answer?.(answer, exchange) ?? answer)
          : answer,
    },
  },
  {
    wrong: 'the least amount is refused',
    path: WITHDRAW,
    change: whereSent(WITHDRAW, 'amount', 100, declined(WITHDRAW)),
  },
  {
    wrong: 'the largest amount is refused',
    path: WITHDRAW,
    change: whereSent(WITHDRAW, 'amount', 300, declined(WITHDRAW)),
  },
  {
    wrong: 'the whole balance is refused',
    path: WITHDRAW,
    change: whereSent(WITHDRAW, 'amount', 1000, declined(WITHDRAW)),
  },
]
