import fc from 'fast-check'
import { APPROVED, PENDING } from '#contracts/wire/record-codes.ts'
import {
  decide,
  METHODS,
  type Method,
  OPTIONS,
  type Option,
  payOnline,
  queryOrder,
  readPayInfo,
  recharge,
  reportPayment,
} from '../model/deposit.ts'
import { addMessage, credit } from '../model/person.ts'
import type { Model, Order, Person } from '../model/state.ts'
import { same } from '../same.ts'
import type { Plan } from '../step.ts'
import {
  anyBoolean,
  anyIndex,
  asWire,
  atIndex,
  command,
  type Drawn,
  form,
  memberCommand,
  often,
  who,
} from './draw.ts'

/** Amounts at the limits of a range, within it, and one fen outside. */
const within = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('least' as const, 'most' as const) },
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 600_000 }) },
)
const outside = fc.constantFrom('below' as const, 'above' as const)

function amountIn(min: number, max: number, drawn: number | 'least' | 'most' | 'below' | 'above'): number {
  if (typeof drawn === 'number') return min + (drawn % (max - min + 1))
  return { least: min, most: max, below: min - 1, above: max + 1 }[drawn]
}

const rangeOf = (m: Model, { range }: Method) => m.tables.ranges[range] ?? { min: 0, max: 0 }
const methodAt = (index: number): Method => METHODS[index % METHODS.length] ?? (METHODS[0] as Method)
const optionAt = (index: number): Option => OPTIONS[index % OPTIONS.length] ?? (OPTIONS[0] as Option)
const onlineAmount = (option: Option, n: number): number =>
  'fixed' in option ? (atIndex(option.fixed, n) ?? 0) : amountIn(option.low, option.high, n)

const DEPOSITOR = { owner: '林子安', bank: '云川银行', account: '' }
/** No account, one of the site's receiving accounts, or an unknown one. */
const account = fc.nat(3)
const accountAt = (m: Model, n: number): string =>
  atIndex(['', ...m.tables.accounts, '6222020200112233'], n) ?? ''
const methodCommand = (kind: string, which: readonly number[]): Drawn =>
  memberCommand(
    kind,
    fc.record({ who, method: fc.constantFrom(...which), within, form, account }),
    ({ token }, drawn, m) => {
      const method = methodAt(drawn.method)
      const { min, max } = rangeOf(m, method)
      const amount = amountIn(min, max, drawn.within)
      const named = accountAt(m, drawn.account)
      return recharge(token, {
        method,
        amount,
        wire: asWire(amount, drawn.form),
        ...DEPOSITOR,
        account: named,
      })
    },
  )

const ordersOf = (m: Model): { p: Person; order: Order }[] =>
  m.people.flatMap((p) => p.orders.slice(-6).map((order) => ({ p, order })))
const waiting = (m: Model) => ordersOf(m).filter(({ order }) => order.state === PENDING)
/** Usually a waiting order, sometimes one that is already decided. */
const orderAt = (m: Model, index: number): { p: Person; order: Order } | undefined =>
  index % 4 === 0 ? atIndex(ordersOf(m), index) : atIndex(waiting(m), index)

const decideBy =
  (verb: 'pay' | 'review') =>
  (m: Model, { order: index, good }: { order: number; good: boolean }): Plan => {
    const found = orderAt(m, index)
    if (!found) return undefined
    return async (_, { real }) => {
      const { p, order } = found
      const decided = decide(m, p, order, good)
      const changed =
        verb === 'pay'
          ? await real.runControl('pay', { id: order.no, paid: good })
          : await real.runControl('review', { what: 'deposit', id: order.no, approve: good })
      same(changed, decided, `whether ${verb} changed order ${order.no}`)
    }
  }
const decision = fc.record({ order: anyIndex, good: fc.constantFrom(true, true, false) })

export const depositCommands: Drawn[] = [
  ...often(2, methodCommand('deposit by bank transfer', [4])),
  ...often(2, methodCommand('deposit USDT', [0, 1])),
  methodCommand('deposit by QR', [2, 3]),
  memberCommand(
    'deposit outside the range',
    fc.record({ who, method: anyIndex, outside, form }),
    ({ token }, drawn, m) => {
      const method = methodAt(drawn.method)
      const { min, max } = rangeOf(m, method)
      const amount = amountIn(min, max, drawn.outside)
      return recharge(token, { method, amount, wire: asWire(amount, drawn.form), ...DEPOSITOR })
    },
  ),
  memberCommand(
    'deposit without a name or a method',
    fc.record({ who, bad: fc.nat(3) }),
    ({ token }, { bad }) => {
      const method =
        bad === 2
          ? { paytype: 'usdtpay', catepay: 'BTC' }
          : bad === 3
            ? { paytype: '', catepay: '' }
            : methodAt(4)
      const payer = { owner: bad === 0 ? ' ' : '林子安', bank: bad === 1 ? '' : '云川银行' }
      return recharge(token, {
        method,
        amount: 20_000,
        wire: 200,
        owner: payer.owner.trim(),
        bank: payer.bank,
        account: '',
      })
    },
  ),
  ...often(
    2,
    memberCommand(
      'deposit online',
      fc.record({ who, option: anyIndex, n: fc.nat(400_000), form }),
      ({ p, token }, drawn) => {
        const option = optionAt(drawn.option)
        const amount = onlineAmount(option, drawn.n)
        const { payType } = option
        return payOnline(token, { payType, amount, wire: asWire(amount, drawn.form), username: p.name })
      },
    ),
  ),
  memberCommand(
    'deposit online badly',
    fc.record({ who, option: anyIndex, bad: fc.nat(2) }),
    ({ p, token }, drawn) => {
      const option = optionAt(drawn.option)
      const edge = 'fixed' in option ? (option.fixed[0] ?? 0) : option.low
      const amount = drawn.bad === 0 ? edge - 1 : edge
      const payType = drawn.bad === 1 ? 'barter' : option.payType
      const username = drawn.bad === 2 ? `${p.name}x` : p.name
      return payOnline(token, { payType, amount, wire: asWire(amount, 'number'), username })
    },
  ),
  memberCommand('ask after an order', fc.record({ who, order: anyIndex }), ({ token }, { order }, m) =>
    queryOrder(token, order === 0 ? '../x?y=1' : (atIndex(ordersOf(m), order)?.order.no ?? 'D0')),
  ),
  memberCommand('open an order’s page', fc.record({ who, order: anyIndex }), ({ token }, { order }, m) =>
    readPayInfo(token, order === 0 ? '__proto__' : (atIndex(ordersOf(m), order)?.order.no ?? 'D0')),
  ),
  ...often(
    2,
    command(
      'pay at the cashier',
      fc.record({ order: anyIndex, paid: fc.constantFrom(true, true, false) }),
      (m, drawn) => {
        const online = ordersOf(m).filter(({ order }) => order.kind === 'online' || drawn.order === 0)
        const found = atIndex(online, drawn.order)
        return found && reportPayment(found.order.no, drawn.paid)
      },
    ),
  ),
  ...often(2, command('the chain reports an order', decision, decideBy('pay'))),
  ...often(3, command('review a deposit', decision, decideBy('review'))),
  command('credit by hand', fc.record({ who, amount: fc.integer({ min: 1, max: 300_000 }) }), (m, drawn) => {
    const p = atIndex(m.people, drawn.who)
    if (!p) return undefined
    return async (_, { real }) => {
      const no = await real.runControl('credit', { username: p.name, amount: drawn.amount })
      m.mustBeNew(no)
      p.orders.push({
        no,
        kind: 'manual',
        payWay: '人工充值',
        amount: drawn.amount,
        at: m.now,
        state: APPROVED,
        credited: m.now,
        account: '',
      })
      credit(p, drawn.amount)
      addMessage(p, m.now, '充值已到账')
      p.paysum += drawn.amount
      m.outside.payments -= drawn.amount
    }
  }),
  command('deduct by hand', fc.record({ who, amount: fc.integer({ min: 1, max: 50_000 }) }), (m, drawn) => {
    const p = atIndex(m.people, drawn.who)
    if (!p || drawn.amount > p.central) return undefined
    return async (_, { real }) => {
      m.mustBeNew(String(await real.runControl('debit', { username: p.name, amount: drawn.amount })))
      p.central -= drawn.amount
      m.outside.corrections += drawn.amount
      addMessage(p, m.now, '人工扣款通知')
    }
  }),
  memberCommand('read deposits of nobody', fc.record({ who, blank: anyBoolean }), ({ token }, { blank }) =>
    queryOrder(token, blank ? '' : 'D20260501120000000100001'),
  ),
]
