import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/core/server-time.ts'
import type { ActivityDetail } from '../../api/queries/activity.ts'
import { type PromotionWindow, promotionWindow } from '../../lib/format/promotion-window.ts'

const LOOK_MS = 1_000
const never = () => () => {}

/** Looks at the clock every second and on the return to the page. */
function onClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, LOOK_MS)
  document.addEventListener('visibilitychange', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}

/** The promotion's window by the server's clock. React renders only when it opens or closes; without one nothing looks. */
export function useWindow(activity: ActivityDetail): PromotionWindow | undefined {
  const read = () => promotionWindow(activity, serverNow())
  useSyncExternalStore(read() ? onClock : never, () => read()?.state)
  return read()
}
