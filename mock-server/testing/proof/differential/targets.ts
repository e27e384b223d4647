import { Agent, request } from 'node:http'
import { controlOf } from '../../../control/control.ts'
import { buildScenario } from '../../../scenarios/catalogue.ts'
import { openMockBackend } from '../../../server/mock-backend.ts'
import { mockRoutes } from '../../../server/mock-routes.ts'
import { queueLock } from '../../../state/store/lock.ts'
import { memoryStore } from '../../../state/store/snapshot.ts'
import type { RecordedCall } from '../mock-under-test.ts'
import { type ComparedResponse, initOf, type ReplayTarget, wireText } from './replay.ts'

/** The mock backend in this process, without a transport. */
export async function inProcess(): Promise<ReplayTarget> {
  const real = () => 0
  const startFor = (seed: number) => ({ seed, now: 0, clock: { stopped: true } as const })
  const mock = await openMockBackend({
    ...{ routes: mockRoutes, real, store: memoryStore(), lock: queueLock(), seed: 7 },
    build: () => buildScenario('visitor', {}, startFor(7)),
  })
  return {
    control: controlOf(mock, { real, startFor }),
    call: async ({ method, path, wire, token }) => {
      const [pathname = '', search = ''] = path.split('?')
      const answer = await mock.handle({
        method,
        path: pathname,
        query: Object.fromEntries(new URLSearchParams(search)),
        headers: token === '' ? {} : { authorization: `Bearer ${token}` },
        body: method === 'GET' ? { kind: 'none' } : { kind: 'text', text: wireText(wire) },
      })
      if (answer === 'drop') throw new TypeError(`${path} was dropped`)
      const { status, headers, body } = answer
      return comparedResponse(status, (name) => headers[name] ?? null, body)
    },
  }
}

const comparedResponse = (
  status: number,
  header: (name: string) => string | null,
  body: string,
): ComparedResponse => ({
  status,
  type: header('Content-Type'),
  date: header('Date'),
  cache: header('Cache-Control'),
  body,
})

/** The page's fetch, which the mock backend intercepts. */
export async function byFetch(call: RecordedCall): Promise<ComparedResponse> {
  const answer = await globalThis.fetch(call.path, initOf(call))
  return comparedResponse(answer.status, (name) => answer.headers.get(name), await answer.text())
}

/** Node's HTTP client, over one kept-alive connection. */
export function byHttp(url: string): { call: ReplayTarget['call']; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (call: RecordedCall) =>
    new Promise<ComparedResponse>((resolve, reject) => {
      const { body, ...init } = initOf(call)
      const headers = init.headers as Record<string, string>
      const sent = request(`${url}${call.path}`, { method: call.method, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const header = (name: string) => String(answer.headers[name.toLowerCase()] ?? '') || null
          resolve(comparedResponse(answer.statusCode ?? 0, header, Buffer.concat(chunks).toString('utf8')))
        })
      })
      sent.on('error', reject)
      sent.end(body as string | undefined)
    })
  return { call, close: () => agent.destroy() }
}
