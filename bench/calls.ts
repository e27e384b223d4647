import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { DEFAULT_DATE_FILTER, TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { BET_CATEGORY, VENUE } from './shared-world.ts'

/** A call to the mock backend: path and JSON. Every second transfer goes back, so that the money never runs out. */
export type BenchCall = (n: number) => { path: string; body: string }

const call = (path: string, body: object): ReturnType<BenchCall> => ({ path, body: JSON.stringify(body) })

export const balance: BenchCall = () => call('/api/balance', {})
export const betPage: BenchCall = () =>
  call('/api/betrecord', { date: DEFAULT_DATE_FILTER, page: 1, api_type: '' })
/** One category of games, and not its first page, so that the call uses the index by category. */
export const betPageOfKind: BenchCall = () =>
  call('/api/betrecord', { date: DEFAULT_DATE_FILTER, page: 3, api_type: BET_CATEGORY })
export const transactionPage: BenchCall = () =>
  call('/api/gettransrecord', { date: DEFAULT_DATE_FILTER, type: TRANSFER_OUT, page: 1, api_type: '' })
export const transfer: BenchCall = (n) => {
  const [sourcetype, targettype] = n % 2 === 0 ? [CENTRAL_WALLET, VENUE] : [VENUE, CENTRAL_WALLET]
  return call('/api/transfer', { amount: 1, sourcetype, targettype })
}
