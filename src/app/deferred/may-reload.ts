import { visibleCount } from '../../lib/in-flight.ts'
import { isDialogOpen } from '../../lib/open-dialog.ts'

/** Routes on which money is being moved, or an order is waited for. */
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

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [readonly])'

/**
 * Whether the page may be loaded anew without taking anything from the player: no request under way, no money screen,
 * no dialog or sheet open, and nothing typed anywhere, kept screens included.
 */
export function mayReload(hash: string = location.hash): boolean {
  const path = hash.replace(/^#/, '').replace(/\?.*$/, '')
  if (visibleCount() > 0 || MONEY.has(path)) return false
  if (isDialogOpen()) return false
  return ![...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value }) => value !== '',
  )
}
