import { type Fen, formatUsdt, formatYuan, ZERO } from '#contracts/money/money.ts'
import { isSameName } from '#contracts/texts/typed-texts.ts'
import { PENDING } from '#contracts/wire/record-codes.ts'
import { termLines } from '../rules/bonus/promotion-texts.ts'
import { autoReviewOf } from '../rules/orders/auto-review.ts'
import { isOtherPayer, payableUntil } from '../rules/orders/deposit.ts'
import { remarkOf } from '../rules/orders/open-order.ts'
import { REFUSAL_REASONS } from '../rules/refusal-reasons.ts'
import type {
  AgentApplication,
  Deposit,
  PromotionApplication,
  ReviewKind,
  Withdrawal,
} from '../state/submissions.ts'
import type { World } from '../state/types.ts'
import { firstDepositOf, memberFacts, withdrawalOfDay } from './member-facts.ts'
import { usdtFacts } from './order-facts.ts'

/** Something that waits. The amount of a promotion's application is its bonus; that of an agent has none. */
export type Pending = {
  what: ReviewKind
  id: string
  memberId: string
  amount: Fen
  atMs: number
  username: string
  /** How it is paid or paid out, or what the member applies for. */
  way: string
  /** Who decides: a cashier (the verb `review`), or the payment service or chain (`pay`). */
  by: 'review' | 'payment'
  /** When the auto-review decides, and how; null if it waits for a person. */
  auto: { atMs: number; approves: boolean } | null
  /** The usual reasons for a refusal. */
  reasons: readonly string[]
  /** What a cashier reads before a decision: label and text. */
  details: [label: string, text: string][]
}

type Row = Omit<Pending, 'username' | 'auto' | 'reasons'>

/** All that waits for a decision, oldest first. */
export function pendingIn(world: World): Pending[] {
  const waiting = <T extends { state: number }>(list: Record<string, T>) =>
    Object.values(list).filter(({ state }) => state === PENDING)
  return [
    ...waiting(world.deposits).map((deposit) => depositRow(world, deposit)),
    ...waiting(world.withdrawals).map((withdrawal) => withdrawalRow(world, withdrawal)),
    ...waiting(world.applications).map((application) => applicationRow(world, application)),
    ...waiting(world.agentApplications).map(agentRow),
  ]
    .map((row) => ({
      ...row,
      username: world.members[row.memberId]?.username ?? '',
      reasons: REFUSAL_REASONS[row.what],
      auto: autoReviewOf(world, row.what, row.id) ?? null,
      details: [...row.details, ...memberFacts(world, row.memberId)],
    }))
    .sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
}

const depositRow = (world: World, deposit: Deposit): Row => {
  const { no, memberId, amount, atMs, payWay, note, account, method } = deposit
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
      ...usdtFacts(deposit),
    ]),
  }
}

const withdrawalRow = (world: World, withdrawal: Withdrawal): Row => {
  const { no, memberId, amount, atMs, card, usdt } = withdrawal
  return {
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
      ['次数', withdrawalOfDay(world, withdrawal)],
      [
        '注意',
        card.kind === 'bank' && !isSameName(card.owner, world.members[memberId]?.realname ?? '')
          ? '收款人与注册姓名不同'
          : '',
      ],
    ]),
  }
}

const applicationRow = (
  world: World,
  { id, memberId, bonus, atMs, activityId, activityName, level }: PromotionApplication,
): Row => ({
  what: 'application',
  id,
  memberId,
  amount: bonus,
  atMs,
  way: activityName,
  by: 'review',
  details: known([
    ['申请时等级', `VIP ${level}`],
    ['通过后要求打码量', formatYuan(bonus)],
    ['首笔充值', isOnFirstDeposit(world, activityId) ? firstDepositOf(world, memberId) : ''],
    ...termsOf(world, activityId),
  ]),
})

/** Whether the bonus is a share of the first deposit, which a cashier then looks at. */
const isOnFirstDeposit = (world: World, activityId: string): boolean =>
  world.activities[activityId]?.terms.condition.kind === 'first-deposit'

/** The promotion's terms as members read them, `label：text` a line. */
const termsOf = (world: World, activityId: string): Pending['details'] => {
  const terms = world.activities[activityId]?.terms
  return (terms ? termLines(terms) : []).map((line) => {
    const [label = '', ...text] = line.split('：')
    return [`活动${label}`, text.join('：')]
  })
}

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

const known = (details: Pending['details']): Pending['details'] => details.filter(([, text]) => text !== '')
