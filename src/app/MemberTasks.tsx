import { lazy, Suspense, useEffect, useState } from 'react'
import { useBalancePoll } from '../api/queries/wallet.ts'
import { takeGameVisit } from '../features/game-launch/game-visit.ts'

const AfterGame = lazy(() =>
  import('../features/after-game/AfterGame.tsx').then((m) => ({ default: m.AfterGame })),
)

/**
 * What goes on behind every screen while somebody is logged in: the poll of the balance, whether a header shows it or
 * not, and what is left to do after a game. It starts after the first screen's own calls: the poll reports the end of a
 * session silently, the screen's calls show the alert.
 */
export function MemberTasks() {
  useBalancePoll()
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    const look = () => {
      if (takeGameVisit()) setIsBack(true)
    }
    look()
    // Back from a game may show the page that was left, without a start of the app.
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
  return <Suspense>{isBack && <AfterGame onEnd={() => setIsBack(false)} />}</Suspense>
}
