import type { Call, Expected, Model, Person } from './state.ts'

export const REFUSED = 202
export const UNREADABLE = 422

/** A refusal changes nothing. */
export const no = (says?: string, code = REFUSED): Expected => ({
  code,
  changes: false,
  ...(says === undefined ? {} : { says }),
})

/** A refusal that changes the world: a wrong password is counted. */
export const counted = (): Expected => ({ code: REFUSED, changes: true })

/** A success that changes the world. */
export const yes = (learn?: Expected['learn'], says?: string): Expected => ({
  code: 200,
  changes: true,
  ...(learn ? { learn } : {}),
  ...(says === undefined ? {} : { says }),
})

/** A success that only reads. */
export const told = (learn?: Expected['learn']): Expected => ({
  code: 200,
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
