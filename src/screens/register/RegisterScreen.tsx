import { Navigate, useSearchParams } from 'react-router-dom'
import { getPid, rememberPid } from '../../api/core/client/pid.ts'
import { REGISTER_TYPE } from '../../lib/query-types.ts'

/**
 * /register shows nothing itself. It redirects to the registration tab of /login, with the pid of the link.
 */
export function RegisterScreen() {
  const [query] = useSearchParams()
  rememberPid(query.get('pid'))
  const pid = getPid()
  const to = new URLSearchParams({ type: REGISTER_TYPE, ...(pid === undefined ? {} : { pid }) })
  return <Navigate to={`/login?${to}`} replace />
}
