import { add, type Fen, fen, ZERO } from '#contracts/money/money.ts'
import { nextNumber } from './random.ts'
import { append, rowsOf } from './store/log.ts'
import type { Entry, PostingKind, World } from './types.ts'

/**
 * The double-entry ledger, in Fen. Money moves only through `post`, whose entries sum to zero. So the sum of all
 * accounts is always 0, and no handler can create or lose a fen.
 */
export const accounts = {
  /** The member's central wallet. */
  central: (memberId: string) => `member:${memberId}:central`,
  /** The member's money in one venue's wallet. */
  venue: (memberId: string, plat: string) => `member:${memberId}:venue:${plat}`,
  /** The member's money that is held by withdrawals in review and by transfers that have not settled. */
  held: (memberId: string) => `member:${memberId}:held`,
  /** What a venue has won from all members; negative if it has lost. */
  venueResult: (plat: string) => `venue-result:${plat}`,
  /** Money that comes from and goes to banks, blockchains and payment services. */
  payments: 'payments',
  /** Pays rebates, red packets and promotions. */
  bonuses: 'bonuses',
  /** Money that the operator has taken back or added by hand. */
  corrections: 'corrections',
} as const

type LedgerWorld = Pick<World, 'accounts' | 'postings' | 'heads' | 'counters'>

/** A posting would take a member's account below zero. Rules check first; this is the last defence. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds'
  readonly account: string
  readonly balance: Fen
  readonly change: Fen
  constructor(account: string, balance: Fen, change: Fen) {
    super(`${account} holds ${balance} fen and cannot change by ${change}`)
    this.account = account
    this.balance = balance
    this.change = change
  }
}

export const balanceOf = (world: Pick<World, 'accounts'>, account: string): Fen =>
  world.accounts[account] ?? ZERO

/** The key of the only log of postings. */
export const POSTINGS_KEY = 'all'

/**
 * Books one movement of money and returns its id. `ref` is what it belongs to: an order number or a bet id. Throws
 * and changes nothing if the entries are empty, do not sum to zero, or overdraw a member (InsufficientFunds).
 */
export function post(
  world: LedgerWorld,
  nowMs: number,
  kind: PostingKind,
  entries: readonly Entry[],
  ref: string,
): string {
  const moved = entries.filter(([, change]) => change !== 0)
  if (moved.length === 0) throw new RangeError(`${kind} ${ref}: nothing moves`)
  const sum = add(...moved.map(([, change]) => change))
  if (sum !== 0) throw new RangeError(`${kind} ${ref}: entries sum to ${sum} fen, not to 0`)

  const after = new Map<string, Fen>()
  for (const [account, change] of moved) {
    after.set(account, fen((after.get(account) ?? balanceOf(world, account)) + change))
  }
  for (const [account, balance] of after) {
    if (balance < 0 && account.startsWith('member:')) {
      const before = balanceOf(world, account)
      throw new InsufficientFunds(account, before, fen(balance - before))
    }
  }
  for (const [account, balance] of after) world.accounts[account] = balance
  const id = `P${nextNumber(world, 'posting')}`
  append(world, 'postings', POSTINGS_KEY, { id, atMs: nowMs, kind, entries: moved, ref })
  return id
}

/** The entries of a movement from one account to another. */
export const move = (from: string, to: string, amount: Fen): Entry[] => [
  [from, fen(-amount)],
  [to, amount],
]

export type TrialBalance = {
  /** The sum of all accounts: 0 in a correct ledger. */
  sum: Fen
  /** Accounts whose balance is not the sum of their postings. */
  wrong: string[]
  /** Members' accounts below zero. */
  overdrawn: string[]
}

/** Checks all balances against the postings. It reads every posting, so it is only for tests and the console. */
export function trialBalance(world: Pick<World, 'accounts' | 'postings' | 'heads'>): TrialBalance {
  const posted = new Map<string, number>()
  for (const { entries } of rowsOf(world, 'postings', POSTINGS_KEY)) {
    for (const [account, change] of entries) posted.set(account, (posted.get(account) ?? 0) + change)
  }
  const names = new Set([...posted.keys(), ...Object.keys(world.accounts)])
  return {
    sum: fen([...names].reduce((sum, account) => sum + balanceOf(world, account), 0)),
    wrong: [...names].filter((account) => balanceOf(world, account) !== (posted.get(account) ?? 0)),
    overdrawn: [...names].filter((account) => account.startsWith('member:') && balanceOf(world, account) < 0),
  }
}

/** Everything that a member owns: central wallet, venue wallets and held money. */
export const wealthOf = (world: Pick<World, 'accounts'>, memberId: string): Fen => {
  const memberAccounts = Object.keys(world.accounts).filter((account) =>
    account.startsWith(`member:${memberId}:`),
  )
  return add(ZERO, ...memberAccounts.map((account) => balanceOf(world, account)))
}
