import { type Fen, fen } from '#contracts/money/money.ts'
import { WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { storage } from '../../../lib/device/storage.ts'

/** The receipt of a withdrawal that was just submitted. */
export type WithdrawalReceipt = {
  amount: Fen
  /** The card or the address, with its number masked. */
  to: string
  /** The USDT that arrive at an address, with the rate and the fee, which no record contains. */
  arrives?: string | undefined
  /** The number of its record, if the backend sends it. */
  no?: string | undefined
  /** When the answer came, by the server's clock. */
  atMs: number
  /** The usual duration, as text of the backend. */
  expected?: string | undefined
}

/**
 * Stores the receipt with the session's data, so that it survives a reload. Returns the navigation state that shows it,
 * which only names the receipt, because a tab's history outlives the session.
 */
export function keepReceipt(receipt: WithdrawalReceipt): { type: number; receipt: number } {
  storage.set('yz:receipt', receipt)
  return { type: WITHDRAWAL, receipt: receipt.atMs }
}

/** The receipt that a navigation state names, if the session still has it. Stored data is checked. */
export function receiptFor(state: unknown): WithdrawalReceipt | undefined {
  const named: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'receipt')
  const stored = keptReceipt()
  return stored?.atMs === named ? stored : undefined
}

/** The newest receipt of the session. */
export function keptReceipt(): WithdrawalReceipt | undefined {
  const { amount, to, atMs, ...optionalFields } = storage.get('yz:receipt') ?? {}
  const text = (name: 'no' | 'expected' | 'arrives') =>
    typeof optionalFields[name] === 'string' ? optionalFields[name] : undefined
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
