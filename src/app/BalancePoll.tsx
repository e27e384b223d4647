import { useBalancePoll } from '../api/queries/wallet.ts'

/**
 * The whole app's balance poll runs while somebody is logged in, whether a header shows it or not. It begins after
 * the first screen's own calls: before them it would end a session that is over without a word.
 */
export function BalancePoll() {
  useBalancePoll()
  return null
}
