import { mockInProcess } from '../in-process.ts'
import { runWorker } from '../worker.ts'
import type { HttpRequest } from './http-load.ts'
import { mswOver } from './msw.ts'
import { OF_MOCK, OF_MSW, type Operation, type RequestsByOperation } from './operations.ts'

/** Arguments: `mock` or `msw`, and the number of bets. Both get the same Request and must return the answer's text. */
export type WorkerJob = { operation: Operation; forMs: number } | { show: Operation }
/** Requests a second, or the text of one answer. */
export type WorkerReply = number | string

type Contestant = { requests: RequestsByOperation; answer: (request: Request) => Promise<string> }

const [, , name = '', bets = '0'] = process.argv
const { requests, answer } = name === 'msw' ? await msw() : await mock()
let n = 0

runWorker(async (order: WorkerJob): Promise<WorkerReply> => {
  if ('show' in order) return answer(requestOf(requests[order.show](n++)))
  const from = performance.now()
  let count = 0
  while (performance.now() - from < order.forMs) {
    await answer(requestOf(requests[order.operation](n++)))
    count++
  }
  return (count * 1000) / (performance.now() - from)
})

async function msw(): Promise<Contestant> {
  return { requests: OF_MSW, answer: mswOver(Number(bets)) }
}

async function mock(): Promise<Contestant> {
  const call = await mockInProcess(Number(bets))
  return {
    requests: OF_MOCK,
    answer: async (request) => call(new URL(request.url).pathname, await request.text()),
  }
}

function requestOf({ method, path, headers = {}, body = '' }: HttpRequest): Request {
  return new Request(`http://mock.invalid${path}`, { method, headers, body })
}
