import { readEnvelope, SUCCESS } from '#contracts/wire/envelope.ts'
import * as calls from './calls.ts'
import { mockInProcess } from './in-process.ts'
import { runWorker } from './worker.ts'

/**
 * The measured calls. The worker makes a call as often as ordered, on one world, and returns the CPU time (µs a call).
 */
export const COSTED = {
  balance: calls.balance,
  'page of bets': calls.betPage,
  'page 3 of the bets of one kind': calls.betPageOfKind,
  'page of transactions': calls.transactionPage,
  transfer: calls.transfer,
} as const
export type Costed = keyof typeof COSTED
export type CostOrder = { call: Costed; times: number }

if (import.meta.main) {
  const answer = await mockInProcess(Number(process.argv[2]))
  let made = 0
  runWorker(async ({ call, times }: CostOrder) => {
    const before = process.cpuUsage()
    let last = ''
    for (let done = 0; done < times; done++) {
      const { path, body } = COSTED[call](made++)
      last = await answer(path, body)
    }
    const { user, system } = process.cpuUsage(before)
    if (readEnvelope(JSON.parse(last))?.code !== SUCCESS) throw new Error(`${call}: ${last}`)
    return (user + system) / times
  })
}
