import * as z from 'zod/mini'
import { contract } from '#contracts/index.ts'
import { type Envelope, SUCCESS } from '#contracts/wire/envelope.ts'
import type { Upload } from '../routes/handler.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { memberNamed } from '../state/members.ts'
import type { Member } from '../state/types.ts'
import { type TestMock, testMock } from './test-mock.ts'

/** Calls by their names in the contract, for the route tests. Every success must parse under the contract. */
export type Calls = {
  mock: TestMock
  /** `name` such as `session.login`, the wire body, and the username whose token is sent. */
  call(name: string, wire?: Record<string, unknown>, as?: string): Promise<Envelope>
  upload(bytes: Uint8Array, as: string): Promise<Envelope>
  member(username: string): Promise<Member>
  /** What a member owns, and the trial balance of the ledger, in fen. */
  books(username: string): Promise<{ wealth: number; sum: number; wrong: string[]; overdrawn: string[] }>
}

type Named = { method: 'GET' | 'POST'; path: string; responses: Record<number, z.ZodMiniType> }

export function routeNamed(name: string): Named {
  const [area = '', key = ''] = name.split('.')
  const route = (contract as unknown as Record<string, Record<string, Named>>)[area]?.[key]
  if (!route) throw new Error(`the contract has no ${name}`)
  return route
}

export async function callsTo(...setup: Parameters<typeof testMock>): Promise<Calls> {
  const mock = await testMock(...setup)
  const member: Calls['member'] = (username) =>
    mock.read((world) => {
      const found = memberNamed(world, username)
      if (!found) throw new Error(`no member ${username}`)
      return structuredClone(found)
    })
  return {
    mock,
    member,
    call: async (name, wire = {}, as) => {
      const { method, path, responses } = routeNamed(name)
      const query =
        method === 'GET'
          ? `?${new URLSearchParams(Object.entries(wire).map(([k, v]) => [k, String(v)]))}`
          : ''
      const token = as === undefined ? {} : { token: as.startsWith('!') ? as.slice(1) : tokenOf(as) }
      const answer = await mock.call(path + query, method === 'GET' ? undefined : wire, { method, ...token })
      const schema = responses[SUCCESS]
      if (answer.code === SUCCESS && schema) z.decode(schema, answer)
      return answer
    },
    upload: (bytes, as) => {
      const file = new File([Uint8Array.from(bytes)], 'avatar.png', { type: 'image/png' })
      const uploads: Upload[] = [{ field: 'file', name: 'avatar.png', type: 'image/png', bytes }]
      return mock.call('/api/uploadimg', { kind: 'form', fields: { file }, uploads }, { token: tokenOf(as) })
    },
    books: async (username) => {
      const { members, ledger } = await mock.control.read()
      const wealth = members.find((one) => one.username === username)?.wealth ?? Number.NaN
      return { wealth, ...ledger }
    },
  }
}

/** The data, typed as the test expects it on the wire. */
export const answerData = <T>(answer: Envelope): T => answer.data as T
