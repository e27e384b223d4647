import { type Fen, fen } from '#contracts/money/money.ts'
import { WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { storage } from '../../../lib/device/storage.ts'

/** A withdrawal that was just submitted. */
export type WithdrawalReceipt = {
  amount: Fen
  /** The card or the address, with its number masked. */
  to: string
  /** What arrives at an address, with the rate and the fee: no record tells it. */
  arrives?: string | undefined
  /** The number of its record, where the backend told it. */
  no?: string | undefined
  /** When the answer came, by the server's clock. */
  atMs: number
  /** How long the operator says that it takes. */
  expected?: string | undefined
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
  const kept = keptReceipt()
  return kept?.atMs === named ? kept : undefined
}

/** The newest receipt that the session has. */
export function keptReceipt(): WithdrawalReceipt | undefined {
  const { amount, to, atMs, ...told } = storage.get('yz:receipt') ?? {}
  const text = (name: 'no' | 'expected' | 'arrives') =>
    typeof told[name] === 'string' ? told[name] : undefined
  if (typeof atMs !== 'number' || !Number.isSafeInteger(amount) || typeof to !== 'string') return undefined
  return {
    amount: fen(Number(amount)),
    to,
    atMs,
    no: text('no'),
    expected: text('expected'),
    arrives: text('arrives'),
  }
}
