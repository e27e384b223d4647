import type { MockUnderTest } from '../real.ts'
import type { Model, Person } from './state.ts'

/** What the house says to a call: its envelope, `message` read from `msg` too. */
export type Answer = { code: number; message: string; data: unknown }

/** What the model says that the house must say. */
export type Expected = {
  code: number
  /** The whole text, where a rule gives one. */
  says?: string
  /** Whether the world must change; undefined: it may. */
  changes?: boolean
  /** Holds the answer's data to what the model knows, and takes over what only the house can know: numbers, chance. */
  learn?: (answer: Answer, real: MockUnderTest) => void | Promise<void>
}

/** One call as it goes out, and what the model makes of it at that moment: a call may be made again later. */
export type Call = {
  method: 'GET' | 'POST'
  path: string
  wire: unknown
  token: string
  judge: (m: Model) => Expected
  /** The same call with another token. */
  as: (token: string) => Call
}

export const REFUSED = 202
export const UNREADABLE = 422

/** A refusal changes nothing. */
export const no = (says?: string, code = REFUSED): Expected => ({
  code,
  changes: false,
  ...(says === undefined ? {} : { says }),
})

/** Refused and yet remembered: a wrong password counts. */
export const counted = (): Expected => ({ code: REFUSED, changes: true })

/** Done; the world is another. */
export const yes = (learn?: Expected['learn'], says?: string): Expected => ({
  code: 200,
  changes: true,
  ...(learn ? { learn } : {}),
  ...(says === undefined ? {} : { says }),
})

/** An answer that tells and changes nothing. */
export const told = (learn?: Expected['learn']): Expected => ({
  code: 200,
  changes: false,
  ...(learn ? { learn } : {}),
})

type Wire = { path: string; wire?: unknown; method?: 'GET' | 'POST' }

/** A call that only members may make: without a valid token 401, while the site is closed 503. */
export function memberCall(
  token: string,
  { path, wire = {}, method = 'POST' }: Wire,
  rule: (m: Model, p: Person) => Expected,
): Call {
  const judge = (m: Model): Expected => {
    const p = m.owner(token)
    if (!p) return no(undefined, 401)
    if (!m.site.open && path !== '/api/logoff') return no(undefined, 503)
    return rule(m, p)
  }
  const as = (other: string) => memberCall(other, { path, wire, method }, rule)
  return { method, path, wire, token, judge, as }
}

export const visitorCall = (
  { path, wire = {}, method = 'POST' }: Wire,
  judge: (m: Model, token: string) => Expected,
  token = '',
): Call => ({
  ...{ method, path, wire, token },
  judge: (m) => judge(m, token),
  as: (other) => visitorCall({ path, wire, method }, judge, other),
})
