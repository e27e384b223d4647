import { visibleCount } from '../../lib/in-flight.ts'
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
 * Whether the page may be reloaded without losing anything of the player's: no request in progress, no money screen,
 * no dialog or sheet open, and nothing typed in any screen, hidden kept ones included.
 */
export function mayReload(hash: string = location.hash): boolean {
  const path = hash.replace(/^#/, '').replace(/\?.*$/, '')
  if (visibleCount() > 0 || MONEY.has(path)) return false
  return !isDialogOpen() && !isTyped()
}
