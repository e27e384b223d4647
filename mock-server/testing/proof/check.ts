import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { POSTINGS_KEY } from '../../state/ledger.ts'
import { lengthOf, rowAt } from '../../state/store/log.ts'
import type { World } from '../../state/types.ts'
import { collected, pending } from './model/bonus.ts'
import type { Model, Person } from './model/state.ts'
import { must, same } from './same.ts'

/** What must hold of the ledger and the members after every command (docs/faults.md#invariants). */
export class BooksCheck {
  private seen = 0
  private readonly sums = new Map<string, number>()
  private lastMs = 0
  private readonly paysums = new Map<string, number>()

  check(world: World, now: number, m: Model): void {
    same(now, m.now, 'the clock')
    must(world.meta.lastMs >= this.lastMs && world.meta.lastMs <= now, 'the clock went back')
    this.lastMs = world.meta.lastMs
    this.checkPostings(world)
    same(accountsOf(world), accountsOfModel(m), 'the accounts')
    for (const p of m.people) this.checkPerson(world, p)
  }

  /** Every posting sums to zero, and all postings together give the balances. Reads only new postings. */
  private checkPostings(world: World): void {
    const length = lengthOf(world, 'postings', POSTINGS_KEY)
    must(length >= this.seen, 'postings went missing')
    for (; this.seen < length; this.seen++) {
      const { entries, id } = rowAt(world, 'postings', POSTINGS_KEY, this.seen)
      same(
        entries.reduce((sum, [, change]) => sum + change, 0),
        0,
        `the sum of ${id}`,
      )
      for (const [account, change] of entries) this.sums.set(account, (this.sums.get(account) ?? 0) + change)
    }
    let total = 0
    for (const [account, balance] of Object.entries(world.accounts)) {
      same(balance, this.sums.get(account), `${account} against its postings`)
      must(Number.isSafeInteger(balance) && Math.abs(balance) < 2 ** 51, `${account} holds ${balance}`)
      must(balance >= 0 || !account.startsWith('member:'), `${account} is overdrawn: ${balance}`)
      total += balance
    }
    same(total, 0, 'the sum of all accounts')
  }

  private checkPerson(world: World, p: Person): void {
    const member = world.members[p.id]
    same(
      member && [member.username, member.realname, member.paysum, member.turnover, member.wageringLeft],
      [p.name, p.realname, p.paysum, p.turnover, p.wager],
      `${p.name}: name, deposits, turnover, what is to stake`,
    )
    same(
      member && [member.vip, member.vipSinceMs, member.vipReady, member.autoTransfer, member.isAgent],
      [p.vip, p.vipSince, p.vipReady, p.auto, p.agent],
      `${p.name}: level, since when, whether it rises, switches`,
    )
    same(
      member && [member.rebatesPending, member.rebatesCollected, member.staked],
      [pending(p), collected(p), p.today],
      `${p.name}: rebates, and what the next ones are of`,
    )
    must(p.paysum >= (this.paysums.get(p.id) ?? 0), `${p.name}: cumulative deposits fell`)
    this.paysums.set(p.id, p.paysum)
    must(p.wager >= 0 && p.vip >= 0 && p.vip <= 10, `${p.name}: out of range`)
    for (const { no, state } of p.orders) same(world.deposits[no]?.state, state, `order ${no}`)
    for (const { no, state } of p.payouts) same(world.withdrawals[no]?.state, state, `withdrawal ${no}`)
    for (const [at, bet] of p.bets.entries())
      if (bet.state !== BET_SETTLED) same(rowAt(world, 'bets', p.id, at).status, bet.state, `bet ${bet.id}`)
    same((world.cards[p.id] ?? []).length, p.cards.length, `${p.name}: cards`)
  }
}

const accountsOf = (world: World): Record<string, number> =>
  sorted(Object.entries(world.accounts).filter(([, balance]) => balance !== 0))

function accountsOfModel({ people, outside }: Model): Record<string, number> {
  const members = people.flatMap(({ id, central, held, venues }): [string, number][] => [
    [`member:${id}:central`, central],
    [`member:${id}:held`, held],
    ...Object.entries(venues).map(([plat, amount]): [string, number] => [
      `member:${id}:venue:${plat}`,
      amount,
    ]),
  ])
  const results = Object.entries(outside.venueResults).map(([plat, amount]): [string, number] => [
    `venue-result:${plat}`,
    amount,
  ])
  const all: [string, number][] = [
    ...members,
    ...results,
    ['payments', outside.payments],
    ['bonuses', outside.bonuses],
    ['corrections', outside.corrections],
  ]
  return sorted(all.filter(([, balance]) => balance !== 0))
}

const sorted = (rows: [string, number][]): Record<string, number> =>
  Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)))
