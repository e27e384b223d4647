import { parseBeijing } from '#contracts/beijing-time.ts'
import { openMockBackend } from '#house/house.ts'
import { nodeInterceptor } from '#house/node-interceptor.ts'
import { mockRoutes } from '#house/routes.ts'
import { buildScenario } from '#house/scenarios/catalogue.ts'
import { mirageServer } from '#house/server.ts'
import { queueLock } from '#house/world/lock.ts'
import { memoryStore } from '#house/world/snapshot.ts'
import { fillWorld, SEED, TOKEN } from './same-world.ts'

/** A Friday noon: the bench's clock stands there. */
export const NOON = parseBeijing('2026-05-01 12:00:00') ?? 0

/** A call as the demo member makes it: path and JSON, answered by the text of the envelope. */
export type Answer = (path: string, body: string) => Promise<string>

/** The whole house in this process, Mirage in front as in the page and over HTTP; only the socket and the disk are left out. */
export async function mockInProcess(bets: number): Promise<Answer> {
  const house = await openMockBackend({
    routes: mockRoutes,
    store: memoryStore(),
    lock: queueLock(),
    real: () => NOON,
    build: () => buildScenario('many-bets', { bets }, { seed: SEED, now: NOON, clock: { stopped: true } }),
    seed: SEED,
    report: (problem) => {
      throw problem
    },
  })
  await house.change(fillWorld)
  const mirage = nodeInterceptor()
  mirageServer(house, mirage)
  const requestHeaders = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  return async (url, requestBody) => {
    const [, , text] = await mirage.handle({ method: 'POST', url, requestHeaders, requestBody })
    return text
  }
}
