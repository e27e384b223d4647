import { getAccount } from '../../features/auto-registration/account-store.ts'
import { visibleCount } from '../../lib/loading/in-flight.ts'
import { isTyped } from '../../lib/loading/reload-once.ts'
import { isLeaving } from '../../lib/navigation/leaving.ts'
import { isDialogOpen } from '../../lib/open-dialog.ts'

/** Routes that move money or wait for an order. */
const MONEY = new Set([
  '/recharge',
  '/payInfo',
  '/withdrawal',
  '/transfer',
  '/hongbao',
  '/fanshui',
  '/gamePage',
  '/addBankCard',
  '/addUsdtCard',
])

/**
 * Whether a reload would cut nothing off: no request in progress, no page on its way that would take this one's place, as for
 * a payment, no dialog or sheet open, and no passwords to be told once.
 */
export const cutsNothingOff = (): boolean =>
  visibleCount() === 0 && !isLeaving() && !getAccount() && !isDialogOpen()

/**
 * Whether the page may be reloaded for a newer version: nothing would be cut off, no money screen shows, and nothing is typed
 * in any screen, hidden kept ones included.
 */
export function mayReload(hash: string = location.hash): boolean {
  const path = hash.replace(/^#/, '').replace(/\?.*$/, '')
  return !MONEY.has(path) && cutsNothingOff() && !isTyped()
}
