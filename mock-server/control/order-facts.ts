import { type Fen, formatRate, formatUsdt, formatYuan, usdtDue, ZERO } from '#contracts/money/money.ts'
import type { Protocol } from '#contracts/wire/codes.ts'
import { APPROVED, BET_SETTLED, TRANSFER_IN, TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { receivingAddress, transactionHash } from '../data/addresses.ts'
import { rowsOf, transactionLog } from '../state/store/log.ts'
import type { Decider, Deposit } from '../state/submissions.ts'
import type { World } from '../state/types.ts'

/** What the world knows of an order of any kind. `state`: of its review; undefined for a kind that is not reviewed. */
export type OrderFacts = {
  what: 'deposit' | 'withdrawal' | 'application' | 'agent' | 'transfer' | 'bet'
  username: string
  atMs: number
  amount: Fen
  state: number | undefined
  reviewedMs: number | null | undefined
  decidedBy?: Decider | undefined
  details: [label: string, text: string][]
}

/** Finds an order, an application or a bet by its number. The number of an agent's application is the member's id. */
export function orderNamed(world: World, no: string): OrderFacts | undefined {
  const nameOf = (memberId: string) => world.members[memberId]?.username ?? ''
  const deposit = own(world.deposits, no)
  if (deposit)
    return {
      what: 'deposit',
      username: nameOf(deposit.memberId),
      ...pick(deposit),
      details: [['方式', deposit.payWay], ...usdtFacts(deposit)],
    }
  const withdrawal = own(world.withdrawals, no)
  if (withdrawal)
    return {
      what: 'withdrawal',
      username: nameOf(withdrawal.memberId),
      ...pick(withdrawal),
      details: [['收款', `${withdrawal.card.bank} ${withdrawal.card.number}`]],
    }
  const application = own(world.applications, no)
  if (application) {
    const { memberId, atMs, bonus, state, activityName, decidedBy } = application
    return {
      ...{ what: 'application', username: nameOf(memberId), atMs, amount: bonus, state },
      ...{ reviewedMs: undefined, decidedBy },
      details: [['活动', activityName]],
    }
  }
  const agent = own(world.agentApplications, no)
  if (agent) {
    const { memberId, atMs, state, mobile, reason, decidedBy } = agent
    return {
      ...{
        what: 'agent',
        username: nameOf(memberId),
        atMs,
        amount: ZERO,
        state,
        reviewedMs: undefined,
        decidedBy,
      },
      details: [
        ['手机号', mobile],
        ['申请理由', reason],
      ],
    }
  }
  return transferNamed(world, no) ?? betNamed(world, no)
}

/** What a cashier compares of an order in USDT with the chain; nothing of any other order. */
export function usdtFacts({
  method,
  amount,
  usdtRate,
  protocol,
  no,
  state,
}: Deposit): [label: string, text: string][] {
  if (method !== 'usdt') return []
  const due = usdtDue(amount, usdtRate)
  return [
    ['应付 USDT', due === undefined ? '--' : formatUsdt(due)],
    ['汇率', formatRate(usdtRate)],
    ['收款地址', receivingAddress(protocol as Protocol, no)],
    ...(state === APPROVED ? [['交易哈希', transactionHash(no)] as [string, string]] : []),
  ]
}

const own = <T>(entries: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined

type Reviewed = Pick<Deposit, 'atMs' | 'amount' | 'state' | 'reviewedMs' | 'decidedBy'>
const pick = ({ atMs, amount, state, reviewedMs, decidedBy }: Reviewed) => ({
  atMs,
  amount,
  state,
  reviewedMs,
  decidedBy,
})

function transferNamed(world: World, no: string): OrderFacts | undefined {
  for (const { id, username } of Object.values(world.members))
    for (const type of [TRANSFER_IN, TRANSFER_OUT] as const)
      for (const row of rowsOf(world, 'transactions', transactionLog(id, type)))
        if (row.no === no)
          return {
            ...{ what: 'transfer', username, atMs: row.atMs, amount: row.amount },
            ...{ state: undefined, reviewedMs: undefined },
            details: [['路线', row.payWay]],
          }
  return undefined
}

function betNamed(world: World, no: string): OrderFacts | undefined {
  for (const { id, username } of Object.values(world.members))
    for (const bet of rowsOf(world, 'bets', id))
      if (bet.id === no)
        return {
          ...{ what: 'bet', username, atMs: bet.atMs, amount: bet.stake },
          ...{ state: undefined, reviewedMs: undefined },
          details: [
            ['游戏', `${world.venues[bet.plat]?.name ?? bet.plat} ${bet.gameCode}`],
            ...(bet.status === BET_SETTLED
              ? [['计入打码量', formatYuan(bet.turnover)] satisfies [string, string]]
              : []),
          ],
        }
  return undefined
}
