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
 * Whether a reload would interrupt nothing: no request in progress, no navigation to another page (such as a payment),
 * no open dialog or sheet, and no passwords that are shown only once.
 */
export const cutsNothingOff = (): boolean =>
  visibleCount() === 0 && !isLeaving() && !getAccount() && !isDialogOpen()

/**
 * Whether the page may reload for a newer version: a reload would interrupt nothing, no money screen is visible, and no
 * screen has typed input, not even a kept screen that is hidden.
 */
export function mayReload(hash: string = location.hash): boolean {
  const path = hash.replace(/^#/, '').replace(/\?.*$/, '')
  return !MONEY.has(path) && cutsNothingOff() && !isTyped()
}
