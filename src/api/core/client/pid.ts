/**
 * The promoter's id from a link (`?pid=`) to any route, kept as long as the tab is open. It is sent with a
 * registration and appended to the visit url. It comes from outside, so only plain characters are accepted.
 */
const KEY = 'yz:pid'
const PID = /^[A-Za-z0-9_-]{1,32}$/

let pid: string | undefined

const isPid = (value: string | null | undefined): value is string =>
  typeof value === 'string' && PID.test(value)

/** Keeps a pid that fits the pattern; anything else changes nothing. */
export function rememberPid(value: string | null | undefined): void {
  if (!isPid(value)) return
  pid = value
  try {
    globalThis.sessionStorage.setItem(KEY, value)
  } catch {
    // storage is blocked: memory keeps it until the next reload
  }
}

/** The pid of this session, surviving a reload of the tab. */
export function getPid(): string | undefined {
  if (pid !== undefined) return pid
  try {
    const stored = globalThis.sessionStorage.getItem(KEY)
    return isPid(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Appends `register?pid=` to the url that `getVisitUrl` gave, when there is a pid. */
export function withPid(visitUrl: string): string {
  const known = getPid()
  if (known === undefined) return visitUrl
  return `${visitUrl.endsWith('/') ? visitUrl : `${visitUrl}/`}register?pid=${encodeURIComponent(known)}`
}
