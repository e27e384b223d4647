import { COSTED, type Costed, type CostOrder } from './cost-worker.ts'
import { median, type ResultSection, ratioText } from './measure.ts'
import { startWorker } from './worker.ts'

/** Part 1: the cost of a call must not depend on the number of bets. */

const FEW = 1_000
const MANY = 100_000
const MOST_RATIO = 2
const WARM_UP_CALLS = 2_000
const CALLS_A_ROUND = 400
const ROUNDS = 25

export async function measureCost(): Promise<ResultSection> {
  const few = await startWorker<CostOrder, number>('cost-worker.ts', FEW)
  const many = await startWorker<CostOrder, number>('cost-worker.ts', MANY)
  const rows: ResultSection['rows'][number][] = []
  for (const call of Object.keys(COSTED) as Costed[]) {
    const spent = { few: [] as number[], many: [] as number[] }
    for (const worker of [few, many]) await worker.run({ call, times: WARM_UP_CALLS })
    for (let round = 0; round < ROUNDS; round++) {
      spent.few.push(await few.run({ call, times: CALLS_A_ROUND }))
      spent.many.push(await many.run({ call, times: CALLS_A_ROUND }))
    }
    const [a, b] = [median(spent.few), median(spent.many)]
    rows.push({
      cells: [call, a.toFixed(0), b.toFixed(0), ratioText(b / a)],
      isMet: Math.max(a / b, b / a) <= MOST_RATIO,
    })
  }
  few.stop()
  many.stop()
  return {
    title: 'Cost of a call by the number of bets in the world',
    description: `CPU time (user and system, µs a call) of the whole mock backend in a process, Mirage included; medians of ${ROUNDS} alternating rounds of ${CALLS_A_ROUND} calls. Goal: within ${MOST_RATIO}x.`,
    head: ['call', `${FEW.toLocaleString('en')} bets`, `${MANY.toLocaleString('en')} bets`, 'ratio'],
    rows,
  }
}
