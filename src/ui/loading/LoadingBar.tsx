import { useEffect, useState, useSyncExternalStore } from 'react'
import './loading-bar.css'
import { subscribeVisible, visibleCount } from '../../lib/loading/in-flight.ts'

/** A quicker answer shows no bar: a short flash would only disturb. */
const SHOW_AFTER_MS = 200

/** The one loading indicator: a thin line at the app's upper edge while any request runs that is not a poll. */
export function LoadingBar() {
  const busy = useSyncExternalStore(subscribeVisible, visibleCount) > 0
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) return setShown(false)
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [busy])
  if (!shown || !busy) return null
  return <div className="loading-bar" role="progressbar" aria-label="加载中" />
}
