/**
 * The promoter's id from a link (`?pid=`) to any route, kept while the tab is open. The app sends it with a
 * registration and appends it to the visit url. It comes from outside, so only plain characters are accepted.
 */
const KEY = 'yz:pid'
const PID = /^[A-Za-z0-9_-]{1,32}$/

let pid: string | undefined

const isPid = (value: string | null | undefined): value is string =>
  typeof value === 'string' && PID.test(value)

/** Keeps a pid that fits the pattern; does nothing for any other value. */
export function rememberPid(value: string | null | undefined): void {
  if (!isPid(value)) return
  pid = value
  try {
    globalThis.sessionStorage.setItem(KEY, value)
  } catch {
    // Storage is blocked; memory keeps the pid until the next reload.
  }
}

/** The pid of this session, also after a reload of the tab; undefined if there is none. */
export function getPid(): string | undefined {
  if (pid !== undefined) return pid
  try {
    const stored = globalThis.sessionStorage.getItem(KEY)
    return isPid(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** The url of `getVisitUrl` with `register?pid=` appended; unchanged without a pid. */
export function withPid(visitUrl: string): string {
  const pid = getPid()
  if (pid === undefined) return visitUrl
  return `${visitUrl.endsWith('/') ? visitUrl : `${visitUrl}/`}register?pid=${encodeURIComponent(pid)}`
}
