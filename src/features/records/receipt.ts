import { type Fen, fen } from '#contracts/money.ts'
import { WITHDRAWAL } from '#contracts/record-codes.ts'
import { storage } from '../../lib/storage.ts'

/** A withdrawal that was just submitted. */
export type WithdrawalReceipt = {
  amount: Fen
  /** The card or the address, with its number masked. */
  to: string
  /** What arrives at an address, with the rate and the fee: no record tells it. */
  arrives?: string
  /** When the answer came, by the server's clock. */
  atMs: number
  /** How long the operator says that it takes. */
  expected?: string
}

/**
 * Keeps the receipt with the session's data, for a reload, and returns the navigation's state that shows it. The state
 * only names it: a tab's history outlives the session.
 */
export function keepReceipt(receipt: WithdrawalReceipt): { type: number; receipt: number } {
  storage.set('yz:receipt', receipt)
  return { type: WITHDRAWAL, receipt: receipt.atMs }
}

/** The receipt that a navigation's state names, while the session has it. What the phone kept is checked. */
export function receiptFor(state: unknown): WithdrawalReceipt | undefined {
  const named: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'receipt')
  if (typeof named !== 'number') return undefined
  const { amount, to, atMs, expected, arrives } = storage.get('yz:receipt') ?? {}
  if (atMs !== named || !Number.isSafeInteger(amount) || typeof to !== 'string') return undefined
  return {
    amount: fen(Number(amount)),
    to,
    atMs: named,
    ...(typeof expected === 'string' ? { expected } : {}),
    ...(typeof arrives === 'string' ? { arrives } : {}),
  }
}
