import { type Fen, formatRate, formatUsdt, formatYuan, ZERO } from '#contracts/money.ts'
import { PENDING } from '#contracts/record-codes.ts'
import { isOtherPayer, payableUntil } from '../rules/deposit.ts'
import { remarkOf } from '../rules/open-order.ts'
import { centralBalance } from '../state/members.ts'
import type {
  AgentApplication,
  Deposit,
  PromotionApplication,
  ReviewKind,
  Withdrawal,
} from '../state/submissions.ts'
import type { World } from '../state/types.ts'

/** Something that waits. The amount of a promotion's application is its bonus; that of an agent has none. */
export type Pending = {
  what: ReviewKind
  id: string
  memberId: string
  amount: Fen
  atMs: number
  username: string
  /** How it is paid or paid out, or what is applied for. */
  way: string
  /** Who decides: a cashier (the verb `review`), or the payment service or chain (`pay`). */
  by: 'review' | 'payment'
  /** What a cashier looks at before a decision: label and text. */
  details: [label: string, text: string][]
}

type Row = Omit<Pending, 'username'>

/** All that waits for a decision, oldest first. */
export function pendingIn(world: World): Pending[] {
  const waiting = <T extends { state: number }>(list: Record<string, T>) =>
    Object.values(list).filter(({ state }) => state === PENDING)
  return [
    ...waiting(world.deposits).map((deposit) => depositRow(world, deposit)),
    ...waiting(world.withdrawals).map(withdrawalRow),
    ...waiting(world.applications).map(applicationRow),
    ...waiting(world.agentApplications).map(agentRow),
  ]
    .map((row) => ({
      ...row,
      username: world.members[row.memberId]?.username ?? '',
      details: [...row.details, ...memberDetails(world, row.memberId)],
    }))
    .sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
}

const depositRow = (world: World, deposit: Deposit): Row => {
  const { no, memberId, amount, atMs, payWay, note, account, method, usdtRate } = deposit
  const member = world.members[memberId]
  return {
    what: 'deposit',
    id: no,
    memberId,
    amount,
    atMs,
    way: payWay,
    by: payableUntil(deposit) === undefined ? 'review' : 'payment',
    details: known([
      ['付款人与银行', note],
      ['转账附言码', method === 'card' ? remarkOf(memberId) : ''],
      ['注意', member && isOtherPayer(deposit, member) ? '付款人与注册姓名不同' : ''],
      ['收款账号', account],
      ['汇率', method === 'usdt' ? formatRate(usdtRate) : ''],
    ]),
  }
}

const withdrawalRow = ({ no, memberId, amount, atMs, card, usdt }: Withdrawal): Row => ({
  what: 'withdrawal',
  id: no,
  memberId,
  amount,
  atMs,
  way: card.kind === 'usdt' ? `USDT-${card.owner}` : card.bank,
  by: 'review',
  details: known([
    ['收款人', card.kind === 'usdt' ? '' : card.owner],
    [card.kind === 'usdt' ? '钱包地址' : '银行卡号', card.number],
    ['开户支行', card.branch],
    ['应付 USDT', usdt ? formatUsdt(usdt.received) : ''],
    ['手续费', usdt ? formatUsdt(usdt.fee) : ''],
  ]),
})

const applicationRow = ({ id, memberId, bonus, atMs, activityName }: PromotionApplication): Row => ({
  what: 'application',
  id,
  memberId,
  amount: bonus,
  atMs,
  way: activityName,
  by: 'review',
  details: [],
})

const agentRow = ({ memberId, atMs, mobile, reason }: AgentApplication): Row => ({
  what: 'agent',
  id: memberId,
  memberId,
  amount: ZERO,
  atMs,
  way: '代理加盟',
  by: 'review',
  details: known([
    ['手机号', mobile],
    ['申请理由', reason],
  ]),
})

function memberDetails(world: World, memberId: string): Pending['details'] {
  const member = world.members[memberId]
  if (!member) return []
  return [
    ['姓名', member.realname],
    ['等级', `VIP ${member.vip}`],
    ['中心钱包', formatYuan(centralBalance(world, memberId))],
    ['未完成打码量', formatYuan(member.wageringLeft)],
    ['累计存款', formatYuan(member.paysum)],
  ]
}

const known = (details: Pending['details']): Pending['details'] => details.filter(([, text]) => text !== '')
