import { rememberPid } from '../api/core/pid.ts'

/** A pid counts on any route, also in the query after the hash. */
export function rememberPidOfLink(): void {
  const read = () => {
    const cut = location.hash.indexOf('?')
    if (cut >= 0) rememberPid(new URLSearchParams(location.hash.slice(cut)).get('pid'))
  }
  read()
  window.addEventListener('hashchange', read)
}
