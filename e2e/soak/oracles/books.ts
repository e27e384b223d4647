import type { World } from '#mock/state/types.ts'

type Books = Pick<World, 'accounts' | 'postings'>

/**
 * What is wrong with the books, counted anew from the postings alone (docs/faults.md#invariants 1, 3 and 4): each
 * posting sums to zero, each account is the sum of its postings, no member's account is below zero, all are whole fen.
 */
export function booksProblems({ accounts, postings }: Books): string[] {
  const sums = new Map<string, number>()
  const problems: string[] = []
  for (const { id, entries } of Object.values(postings).flat()) {
    const sum = entries.reduce((total, [, change]) => total + change, 0)
    if (sum !== 0) problems.push(`posting ${id} sums to ${sum} fen`)
    for (const [account, change] of entries) sums.set(account, (sums.get(account) ?? 0) + change)
  }
  for (const account of new Set([...sums.keys(), ...Object.keys(accounts)])) {
    const [held, posted] = [accounts[account] ?? 0, sums.get(account) ?? 0]
    if (held !== posted) problems.push(`${account} holds ${held} fen, its postings say ${posted}`)
    if (!Number.isSafeInteger(held))
      problems.push(`${account} holds ${held}, which is no whole number of fen`)
    if (held < 0 && account.startsWith('member:')) problems.push(`${account} is overdrawn: ${held} fen`)
  }
  const total = Object.values(accounts).reduce<number>((sum, balance) => sum + balance, 0)
  if (total !== 0) problems.push(`all accounts together hold ${total} fen`)
  return problems
}
