import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBalancePoll } from '../../api/queries/money/wallet.ts'
import { takeGameVisit } from '../../features/game-launch/game-visit.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const AfterGame = lazyPart(() => import('../../features/after-game/AfterGame.tsx').then((m) => m.AfterGame))

/**
 * What runs behind every screen while somebody is logged in: the balance poll, whether or not a header shows the
 * balance, and the recall after a game. It starts after the first screen's own calls, because the poll reports the end
 * of a session silently and the screen's calls show the alert.
 */
export function MemberTasks() {
  useBalancePoll()
  const { pathname } = useLocation()
  const [visit, setVisit] = useState<string>()
  const readTasks = useEffectEvent(() => {
    // A launch whose screen shows is not over.
    const taken = pathname !== '/gamePage' && takeGameVisit()
    if (taken) setVisit(taken)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a launch that the player did not wait for ends with its screen
  useEffect(readTasks, [pathname])
  useEffect(() => {
    // Back from a game may show the page that was left, without a start of the app.
    const shown = () => readTasks()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  return (
    <Suspense>{visit && <AfterGame key={visit} visit={visit} onEnd={() => setVisit(undefined)} />}</Suspense>
  )
}
