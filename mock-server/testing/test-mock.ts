import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { readEnvelope } from '#contracts/wire/envelope.ts'
import { controlOf, type MockControl } from '../control/control.ts'
import { buildScenario, type ScenarioName } from '../scenarios/catalogue.ts'
import type { MockResponse } from '../server/faults.ts'
import type { RequestBody } from '../server/implement.ts'
import { type MockBackend, type MockBackendOptions, openMockBackend } from '../server/mock-backend.ts'
import { mockRoutes } from '../server/mock-routes.ts'
import { queueLock } from '../state/store/lock.ts'
import { memoryStore } from '../state/store/snapshot.ts'

/** A mock backend for tests: in memory, its clock stopped on a Friday at noon. It throws bugs instead of reporting. */

export const NOON = parseBeijing('2026-05-01 12:00:00') ?? 0
export const TEST_SEED = 7

export type TestMock = MockBackend & {
  control: MockControl
  /** Calls a path as a client does and returns the envelope; for `token` see scenarios/personas.ts. */
  call(
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<{ code: number; message: string; data: unknown }>
  /** The same, but returns the raw response. */
  raw(path: string, body?: unknown, options?: CallOptions): Promise<MockResponse>
}
type CallOptions = { token?: string; method?: 'GET' | 'POST' }

export async function testMock(
  scenario: ScenarioName = 'visitor',
  {
    params = {},
    now = NOON,
    ...overrides
  }: Partial<MockBackendOptions> & { params?: unknown; now?: number } = {},
): Promise<TestMock> {
  const seed = overrides.seed ?? TEST_SEED
  const real = overrides.real ?? (() => now)
  const startFor = (worldSeed: number) => ({ seed: worldSeed, now, clock: { stopped: true } as const })
  const mock = await openMockBackend({
    routes: mockRoutes,
    store: memoryStore(),
    lock: queueLock(),
    real,
    build: () => buildScenario(scenario, params, startFor(seed)),
    seed,
    report: (problem) => {
      throw problem
    },
    ...overrides,
  })
  const raw: TestMock['raw'] = (path, body, { token, method = 'POST' } = {}) => {
    const [pathname = '', search = ''] = path.split('?')
    return mock.handle({
      method,
      path: pathname,
      query: Object.fromEntries(new URLSearchParams(search)),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: wireBody(body),
    })
  }
  return {
    ...mock,
    control: controlOf(mock, { real, startFor }),
    raw,
    call: async (path, body, options) => {
      const answer = await raw(path, body, options)
      const envelope = answer === 'drop' ? undefined : readEnvelope(JSON.parse(answer.body))
      if (!envelope) throw new Error(`${path} answered no envelope`)
      return envelope
    },
  }
}

const wireBody = (body: unknown): RequestBody => {
  if (body === undefined) return { kind: 'none' }
  return typeof body === 'object' && body !== null && 'kind' in body
    ? (body as RequestBody)
    : { kind: 'text', text: JSON.stringify(body) }
}
