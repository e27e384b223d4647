import { MAINTENANCE, SUCCESS, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import type { Call, Expected, Model, Person } from './state.ts'

export const REFUSED = 202
export const UNREADABLE = 422

/** A refusal changes nothing. */
export const expectedRefusal = (message?: string, code = REFUSED): Expected => ({
  code,
  changes: false,
  ...(message === undefined ? {} : { message }),
})

/** A refusal that changes the world: a wrong password is counted. */
export const expectedCountedRefusal = (): Expected => ({ code: REFUSED, changes: true })

/** A success that changes the world. */
export const expectedSuccess = (learn?: Expected['learn'], message?: string): Expected => ({
  code: SUCCESS,
  changes: true,
  ...(learn ? { learn } : {}),
  ...(message === undefined ? {} : { message }),
})

/** A success that only reads. */
export const expectedRead = (learn?: Expected['learn']): Expected => ({
  code: SUCCESS,
  changes: false,
  ...(learn ? { learn } : {}),
})

type Wire = { path: string; wire?: unknown; method?: 'GET' | 'POST' }

/** A call for members only: 401 without a valid token, 503 while the site is closed. */
export function memberCall(
  token: string,
  { path, wire = {}, method = 'POST' }: Wire,
  rule: (m: Model, p: Person) => Expected,
): Call {
  const expected = (m: Model): Expected => {
    const p = m.owner(token)
    if (!p) return expectedRefusal(undefined, UNAUTHORISED)
    if (!m.site.open && path !== '/api/logoff') return expectedRefusal(undefined, MAINTENANCE)
    return rule(m, p)
  }
  const as = (other: string) => memberCall(other, { path, wire, method }, rule)
  return { method, path, wire, token, expect: expected, as }
}

export const visitorCall = (
  { path, wire = {}, method = 'POST' }: Wire,
  expected: (m: Model, token: string) => Expected,
  token = '',
): Call => ({
  ...{ method, path, wire, token },
  expect: (m) => expected(m, token),
  as: (other) => visitorCall({ path, wire, method }, expected, other),
})
