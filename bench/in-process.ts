import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { buildScenario } from '#mock/scenarios/catalogue.ts'
import { openMockBackend } from '#mock/server/mock-backend.ts'
import { mockRoutes } from '#mock/server/mock-routes.ts'
import { queueLock } from '#mock/state/store/lock.ts'
import { memoryStore } from '#mock/state/store/snapshot.ts'
import { mirageServer } from '#mock/transport/mirage.ts'
import { nodeInterceptor } from '#mock/transport/node-interceptor.ts'
import { fillWorld, SEED, TOKEN } from './shared-world.ts'

/** A Friday noon, at which the bench's clock is stopped. */
export const WORLD_NOW = parseBeijing('2026-05-01 12:00:00') ?? 0

/** A call as the demo member makes it: path and JSON, answered by the text of the envelope. */
export type SendCall = (path: string, body: string) => Promise<string>

/** The mock backend in this process, with Mirage in front as in the page and over HTTP, but without socket and disk. */
export async function mockInProcess(bets: number): Promise<SendCall> {
  const mock = await openMockBackend({
    routes: mockRoutes,
    store: memoryStore(),
    lock: queueLock(),
    real: () => WORLD_NOW,
    build: () =>
      buildScenario('many-bets', { bets }, { seed: SEED, now: WORLD_NOW, clock: { stopped: true } }),
    seed: SEED,
    report: (problem) => {
      throw problem
    },
  })
  await mock.change(fillWorld)
  const mirage = nodeInterceptor()
  mirageServer(mock, mirage)
  const requestHeaders = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  return async (url, requestBody) => {
    const [, , text] = await mirage.handle({ method: 'POST', url, requestHeaders, requestBody })
    return text
  }
}
