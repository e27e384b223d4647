import { useBalancePoll } from '../api/queries/wallet.ts'

/**
 * Polls the balance while somebody is logged in, whether a header shows it or not. It starts after the first screen's
 * own calls: the poll reports the end of a session silently, the screen's calls show the alert.
 */
export function BalancePoll() {
  useBalancePoll()
  return null
}
