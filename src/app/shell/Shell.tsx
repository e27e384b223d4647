import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useToken } from '../../api/core/client/session-store.ts'
import { appHides, appShows } from '../../api/core/site-closed.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useNamedTitle } from '../../lib/navigation/screen-title.ts'
import { LoadingBar } from '../../ui/loading/LoadingBar.tsx'
import { Boundary } from '../Boundary.tsx'
import { KeepAlive } from '../routing/KeepAlive.tsx'
import { routeOf, titleOf } from '../routing/paths.ts'
import { useArrival } from '../routing/use-arrival.ts'
import { useScroll } from '../routing/use-scroll.ts'
import { BackBar } from './BackBar.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'

const MemberTasks = lazyPart(() => import('./MemberTasks.tsx').then((m) => m.MemberTasks))

type Props = { at: Location; siteTitle: string | undefined; screenOf: (at: Location) => ReactNode }

/** Header, screen and tab bar. paths.ts decides which of them a route shows. */
export function Shell({ at, siteTitle, screenOf }: Props) {
  const route = routeOf(at.pathname)
  const named = useNamedTitle(at.pathname + at.search)
  const title = named ?? titleOf(at.pathname, at.search) ?? ''
  useScroll(at.pathname, at.key, route?.keepAlive === true)
  useTitle(at.pathname === '/' ? siteTitle || title : title)
  const place = `${at.pathname}${at.search} ${title}`
  const heading = useArrival(place)
  // This layout effect ends before, and the parent's effects begin after, the effects of all screens.
  useLayoutEffect(() => appHides, [])
  useEffect(appShows, [])
  const [drawn, setDrawn] = useState(false)
  const signedIn = useToken() !== undefined
  return (
    <div className="app" data-tabs={route?.tabs}>
      <button type="button" className="skip-link" onClick={() => heading.current?.focus()}>
        跳到正文
      </button>
      <Suspense>{drawn && signedIn && <MemberTasks />}</Suspense>
      {route?.header === 'main' && <TopBar />}
      <main className="main">
        <LoadingBar />
        {route?.header === 'back' ? (
          <BackBar key={place} title={title} heading={heading} />
        ) : (
          <h1 key={place} className="sr-only" ref={heading} tabIndex={-1}>
            {title}
          </h1>
        )}
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

/** Shares the screen's Suspense boundary, so its effect runs once the screen is drawn or has failed. */
function Drawn({ onDrawn }: { onDrawn: (drawn: true) => void }) {
  useEffect(() => onDrawn(true), [onDrawn])
  return null
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
