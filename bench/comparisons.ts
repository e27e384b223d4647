import { httpLoad } from './comparisons/http-load.ts'
import type { WorkerJob, WorkerReply } from './comparisons/in-process-worker.ts'
import {
  OF_JSON_SERVER,
  OF_MOCK,
  OPERATIONS,
  type Operation,
  type RequestsByOperation,
} from './comparisons/operations.ts'
import { pageIdsIn } from './comparisons/page-ids.ts'
import { median, type ResultRow, type ResultSection, ratioText } from './measure.ts'
import { startWorker } from './worker.ts'

/** Part 3: requests a second beside common alternatives for a mock backend, on the same records. */

const WORLDS = [100, 1_000, 10_000]
const WARM_UP_MS = 1_000
const ROUND_MS = 400
const ROUNDS = 9

type Contestant = {
  /** The text of one answer. */
  show(operation: Operation): Promise<string>
  run(operation: Operation, forMs: number): Promise<number>
  stop(): void
}

export async function measureComparisons(): Promise<ResultSection[]> {
  const http: ResultRow[] = []
  const inProcess: ResultRow[] = []
  for (const bets of WORLDS) {
    http.push(
      ...(await compare(
        bets,
        await overHttp('mock.ts', OF_MOCK, bets),
        await overHttp('json-server.ts', OF_JSON_SERVER, bets),
      )),
    )
    inProcess.push(
      ...(await compare(bets, await inOwnProcess('mock', bets), await inOwnProcess('msw', bets))),
    )
  }
  const head = ['bets', 'request', 'mock backend', 'alternative', 'ratio']
  const how = `Requests a second, medians of ${ROUNDS} alternating rounds of ${ROUND_MS} ms. Goal: more than the alternative in each row.`
  return [
    {
      title: 'Over HTTP, beside json-server 0.17.4',
      description: `${how} Each server in a process of its own, the same client over kept-alive connections. The alternative is at its quickest: data in memory, no default middlewares. It does less: no token is looked at, a transfer adds one row and moves no balance, rows are written as they lie there, and no contract is kept to.`,
      head,
      rows: http,
    },
    {
      title: 'In one process, beside MSW 3.0.5 over @mswjs/data 0.16.2',
      description: `${how} Both get a Request and are done when the text of the answer is there; what intercepts fetch in a page is left out on both sides. The alternative does less: no token, no ledger, no record of a posting, no check of the balance, nothing is undone when a request fails, and no contract is kept to.`,
      head,
      rows: inProcess,
    },
  ]
}

/** Both on the same world, by turns. Throws when they do not return the same page. */
async function compare(bets: number, mock: Contestant, alternative: Contestant): Promise<ResultRow[]> {
  const pages = [
    pageIdsIn(await mock.show('page of bets')),
    pageIdsIn(await alternative.show('page of bets')),
  ]
  if (pages[0] !== pages[1]) throw new Error(`not the same page: ${pages.join(' and ')}`)
  const rows: ResultRow[] = []
  for (const operation of OPERATIONS) {
    const speeds = { mock: [] as number[], alternative: [] as number[] }
    for (const subject of [mock, alternative]) await subject.run(operation, WARM_UP_MS)
    for (let round = 0; round < ROUNDS; round++) {
      speeds.mock.push(await mock.run(operation, ROUND_MS))
      speeds.alternative.push(await alternative.run(operation, ROUND_MS))
    }
    const [a, b] = [median(speeds.mock), median(speeds.alternative)]
    rows.push({
      cells: [bets.toLocaleString('en'), operation, a.toFixed(0), b.toFixed(0), ratioText(a / b)],
      isMet: a > b,
    })
  }
  mock.stop()
  alternative.stop()
  return rows
}

async function overHttp(file: string, requests: RequestsByOperation, bets: number): Promise<Contestant> {
  const server = await startWorker<never, never>(`comparisons/${file}`, bets)
  const load = await httpLoad(Number(server.ready))
  return {
    show: async (operation) => (await load.ask(requests[operation](0))).body,
    run: (operation, forMs) => load.run(requests[operation], forMs),
    stop: () => {
      load.close()
      server.stop()
    },
  }
}

async function inOwnProcess(name: 'mock' | 'msw', bets: number): Promise<Contestant> {
  const worker = await startWorker<WorkerJob, WorkerReply>('comparisons/in-process-worker.ts', name, bets)
  return {
    show: async (operation) => String(await worker.run({ show: operation })),
    run: async (operation, forMs) => Number(await worker.run({ operation, forMs })),
    stop: worker.stop,
  }
}
