import * as z from 'zod/mini'
import { parseBeijing } from '#contracts/beijing-time.ts'
import { SUCCESS } from '#contracts/envelope.ts'
import { contract } from '#contracts/index.ts'
import { type House, openHouse } from '../house.ts'
import type { HouseRequest, Upload } from '../implement.ts'
import { routes } from '../routes.ts'
import { buildScenario, type ScenarioName } from '../scenarios/catalogue.ts'
import { queueLock } from '../world/lock.ts'
import { memoryStore } from '../world/snapshot.ts'
import type { Member, World } from '../world/world.ts'

/** A house in this process for the tests of the routes: a stopped clock, a seed, nothing stored. */
export const NOON = '2026-05-20 12:30:00'

export type Answer = { code: number; message: string; data: unknown; body: string }

export type TestHouse = {
  house: House
  /** Calls a route of the contract by its dotted name; a success must parse under the contract. */
  call(name: string, wire?: Record<string, unknown>, token?: string): Promise<Answer>
  upload(bytes: Uint8Array, token: string): Promise<Answer>
  advance(ms: number): Promise<void>
  change<T>(work: (world: World) => T): Promise<T>
  world(): Promise<World>
  memberNamed(username: string): Promise<Member>
}

type Setup = { scenario?: ScenarioName; params?: unknown; seed?: number; at?: string }

export async function testHouse({ scenario = 'demo', params = {}, seed = 11, at = NOON }: Setup = {}): Promise<TestHouse> {
  const start = parseBeijing(at) ?? 0
  const ground = { seed, now: start, clock: { stopped: true } } as const
  const problems: unknown[] = []
  const house = await openHouse({
    routes,
    store: memoryStore(),
    lock: queueLock(),
    real: () => start,
    build: () => buildScenario(scenario, params, ground),
    seed,
    report: (problem) => problems.push(problem),
  })
  const send = async (request: HouseRequest): Promise<Answer> => {
    const response = await house.handle(request)
    if (problems.length > 0) throw problems[0]
    if (response === 'drop' || response.status !== 200) throw new Error('no answer')
    const { code, message, msg, data } = JSON.parse(response.body)
    return { code, message: message ?? msg, data, body: response.body }
  }
  const bearer = (token: string): Record<string, string> => (token === '' ? {} : { authorization: `Bearer ${token}` })
  const change: TestHouse['change'] = (work) => house.change((draft) => work(draft))
  return {
    house,
    call: async (name, wire = {}, token = '') => {
      const { method, path, responses } = routeNamed(name)
      const get = method === 'GET'
      const answer = await send({
        method,
        path,
        query: get ? Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, String(value)])) : {},
        headers: bearer(token),
        body: get ? { kind: 'none' } : { kind: 'text', text: JSON.stringify(wire) },
      })
      if (answer.code === SUCCESS) z.decode(responses[SUCCESS] as z.ZodMiniType, JSON.parse(answer.body).msg === undefined ? JSON.parse(answer.body) : answer)
      return answer
    },
    upload: (bytes, token) => {
      const file = new File([Uint8Array.from(bytes)], 'avatar.png', { type: 'image/png' })
      const uploads: Upload[] = [{ field: 'file', name: 'avatar.png', type: 'image/png', bytes }]
      const body = { kind: 'form', fields: { file }, uploads } as const
      return send({ method: 'POST', path: '/api/uploadimg', query: {}, headers: bearer(token), body })
    },
    advance: async (ms) => {
      await change((world) => {
        const { clock } = world.meta
        world.meta.clock = { ...clock, stoppedMs: (clock.stoppedMs ?? start) + ms }
      })
    },
    change,
    world: () => house.read((world) => structuredClone(world)),
    memberNamed: (username) =>
      house.read((world) => {
        const member = world.members[world.usernames[username] ?? '']
        if (!member) throw new Error(`no member ${username}`)
        return structuredClone(member)
      }),
  }
}

type Named = { method: string; path: string; responses: Record<number, unknown> }

function routeNamed(name: string): Named {
  const [area = '', call = ''] = name.split('.')
  const route = (contract as unknown as Record<string, Record<string, Named>>)[area]?.[call]
  if (!route) throw new Error(`the contract has no ${name}`)
  return route
}

/** What the world's own envelope carries under `data`, as the test expects it. */
export const dataOf = <T>(answer: Answer): T => answer.data as T
