import { getAccount } from '../../features/auto-registration/account-store.ts'
import { visibleCount } from '../../lib/in-flight.ts'
import { isLeaving } from '../../lib/leaving.ts'
import { isDialogOpen } from '../../lib/open-dialog.ts'
import { isTyped } from '../../lib/typed.ts'

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
 * Whether a reload would take nothing of the player's: no request in progress, no page on its way that would take this
 * one's place, as for a payment, no dialog or sheet open, no passwords to be
 * told once, and nothing typed in any screen, hidden kept ones included.
 */
export const losesNothing = (): boolean =>
  visibleCount() === 0 && !isLeaving() && !getAccount() && !isDialogOpen() && !isTyped()

/** Whether the page may be reloaded for a newer version: it would lose nothing, and no money screen shows. */
export function mayReload(hash: string = location.hash): boolean {
  const path = hash.replace(/^#/, '').replace(/\?.*$/, '')
  return !MONEY.has(path) && losesNothing()
}
