import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useToken } from '../api/core/session-store.ts'
import { appHides, appShows } from '../api/core/site-closed.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { BackBar } from './BackBar.tsx'
import { Boundary } from './Boundary.tsx'
import { KeepAlive } from './KeepAlive.tsx'
import { routeOf, titleOf } from './paths.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import { useScroll } from './use-scroll.ts'

const MemberTasks = lazyPart(() => import('./MemberTasks.tsx').then((m) => m.MemberTasks))

type Props = { at: Location; siteTitle: string | undefined; screenOf: (at: Location) => ReactNode }

/** Header, screen and tab bar. paths.ts says which of them a route shows. */
export function Shell({ at, siteTitle, screenOf }: Props) {
  const route = routeOf(at.pathname)
  const title = titleOf(at.pathname, at.search) ?? ''
  useScroll(at.pathname, at.key, route?.keepAlive === true)
  useTitle(at.pathname === '/' ? siteTitle || title : title)
  const main = useFocusAfterNavigation(at.pathname)
  // Layout effects end before, and a parent's effects begin after, the effects of all screens.
  useLayoutEffect(() => appHides, [])
  useEffect(appShows, [])
  const [drawn, setDrawn] = useState(false)
  const signedIn = useToken() !== undefined
  return (
    <div className="app" data-tabs={route?.tabs}>
      <Suspense>{drawn && signedIn && <MemberTasks />}</Suspense>
      {route?.header === 'main' && <TopBar />}
      <main className="main" ref={main} tabIndex={-1}>
        <LoadingBar />
        {route?.header === 'back' && <BackBar title={title} />}
        <KeepAlive
          location={at}
          render={(shown) => (
            <Suspense fallback={<ScreenSkeleton path={shown.pathname} />}>
              <Boundary>{screenOf(shown)}</Boundary>
              {!drawn && <Drawn onDrawn={setDrawn} />}
            </Suspense>
          )}
        />
      </main>
      {route?.tabs && <TabBar current={at.pathname} />}
    </div>
  )
}

/** Shares the screen's Suspense boundary, so its effect runs once the screen is there or has failed. */
function Drawn({ onDrawn }: { onDrawn: (drawn: true) => void }) {
  useEffect(() => onDrawn(true), [onDrawn])
  return null
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}

/** The focused element is gone with its screen: focus moves to the new screen, not to the start of the page. */
function useFocusAfterNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
