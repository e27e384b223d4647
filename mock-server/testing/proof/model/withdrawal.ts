import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { yuanOf } from '#contracts/money/money.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { centsOf, must, same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall } from './calls.ts'
import { paying } from './passwords.ts'
import { addMessage } from './person.ts'
import type { Call, Model, Payout, Person } from './state.ts'
import { dayOf } from './time.ts'

/** Withdrawals (docs/rules.md#withdrawals). */

/** The mock backend's limits in a new world. */
export const A_DAY = 10
export const LEAST = DEFAULT_MIN_WITHDRAWAL_FEN
export const MOST = 5_000_000

export type ModelWithdrawal = { amount: number; wire: number | string; card: string; password: string }

export const withdraw = (token: string, { amount, wire, card: id, password }: ModelWithdrawal): Call =>
  memberCall(token, { path: '/api/withdraw', wire: { amount: wire, bank: id, password } }, (m, p) => {
    const card = p.cards.find((bound) => bound.id === id)
    if (!card) return expectedRefusal()
    if (p.payouts.filter(({ at }) => dayOf(at) === dayOf(m.now)).length >= A_DAY) return expectedRefusal()
    if (m.site.wagering && p.wager > 0) return expectedRefusal()
    if (amount < LEAST) return expectedRefusal(`单笔取款不能低于${yuanOf(LEAST)}元`)
    if (amount > MOST) return expectedRefusal()
    if (password === '' && p.pay !== '') return expectedRefusal('请输入您的支付密码')
    const { refused, changes } = paying(m, p, password)
    if (refused) return refused
    if (amount > p.central) return { ...expectedRefusal(), changes }
    const payWay = card.kind === 'usdt' ? `USDT-${card.owner}` : card.bank
    const payout: Payout = { no: '', payWay, amount, at: m.now, state: PENDING }
    p.central -= amount
    p.held += amount
    p.payouts.push(payout)
    const { reviewMs } = m.site
    if (reviewMs !== null) m.schedule(m.now + reviewMs, (then) => settle(then, p, payout, true))
    return expectedSuccess(async (_, real) => {
      const { no: number, usdt } = await real.lastPayoutOf(p.id)
      payout.no = number
      same(usdt, card.kind === 'usdt' ? inUsdt(m, card.owner, amount) : null, 'what arrives in USDT')
      must(/^W\d{14}\d{4,}\d{6}$/.test(payout.no), `a withdrawal number like ${payout.no}`)
      m.mustBeNew(payout.no)
    }, '提交成功，等待后台审核')
  })

/** The equivalent at the rate, rounded down to hundredths, minus the protocol's fee. */
function inUsdt({ tables: { usdt } }: Model, protocol: string, amount: number) {
  const fee = protocol === 'ERC20' ? usdt.erc : usdt.trc
  const equivalent = Number((BigInt(amount) * 1_000_000n) / BigInt(usdt.rate))
  return { rate: usdt.rate, fee, received: Math.max(0, equivalent - fee) }
}

/** The operator's review, which decides once; a rejection returns the money. */
export function settle(m: Model, p: Person, payout: Payout, approve: boolean): boolean {
  if (payout.state !== PENDING) return false
  payout.state = approve ? APPROVED : REJECTED
  p.held -= payout.amount
  if (approve) m.outside.payments += payout.amount
  else p.central += payout.amount
  addMessage(p, m.now, approve ? '取款审核通过' : '取款未通过审核')
  return true
}

export const readWagering = (token: string): Call =>
  memberCall(token, { path: '/api/getBetAmount' }, (_m, p) =>
    expectedRead(({ data }) =>
      same(centsOf((data as { bet_amount: unknown }).bet_amount), p.wager, 'what is to stake'),
    ),
  )
