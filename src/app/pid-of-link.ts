import { rememberPid } from '../api/core/pid.ts'

/** A pid counts whatever route it came by: also in the query behind the hash. */
export function rememberPidOfLink(): void {
  const read = () => {
    const cut = location.hash.indexOf('?')
    if (cut >= 0) rememberPid(new URLSearchParams(location.hash.slice(cut)).get('pid'))
  }
  read()
  window.addEventListener('hashchange', read)
}
