import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Activity, Suspense, useEffect } from 'react'
import { HashRouter } from 'react-router-dom'
import { useSessionEpoch } from '../api/core/client/session-store.ts'
import { createQueryClient } from '../api/core/query-client.ts'
import { appQuery, watchSite } from '../api/queries/site.ts'
import { dropEarlyAnswers } from '../lib/loading/early-answers.ts'
import { confirm } from '../ui/overlays/confirm.ts'
import { toast } from '../ui/toast/toast.ts'
import { Boundary } from './Boundary.tsx'
import { lazyScreen } from './routing/lazy-screen.ts'
import { screenOf } from './routing/router.tsx'
import { useRouteGuard } from './routing/use-route-guard.ts'
import { useSamePageToast } from './routing/use-same-page-toast.ts'
import { useSessionEnd } from './routing/use-session-end.ts'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'
import { Shell } from './shell/Shell.tsx'

const Maintenance = lazyScreen(() => import('./shell/Maintenance.tsx'), 'Maintenance')

export const queryClient = createQueryClient({ notify: toast, ask: confirm })

/** The address when the page loaded. The static tabs of the page can change it before there is a router. */
const HASH_AT_LOAD = location.hash

export function App() {
  // React Router listens only to popstate, and only once it is mounted. This repeats an earlier change.
  useEffect(() => {
    if (location.hash !== HASH_AT_LOAD) dispatchEvent(new PopStateEvent('popstate'))
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Boundary outermost>
          <SessionScope />
        </Boundary>
      </HashRouter>
    </QueryClientProvider>
  )
}

/**
 * Everything below belongs to one session. A logout unmounts all screens, kept ones too, because the next person at a
 * shared phone must not see them.
 */
function SessionScope() {
  useSessionEnd()
  useSamePageToast()
  return <SiteGate key={useSessionEpoch()} />
}

/**
 * While the maintenance notice shows, the app is hidden and does not poll. It returns with everything that was typed.
 */
function SiteGate() {
  const { data, refetch } = useQuery({ ...appQuery(), refetchInterval: watchSite })
  const at = useRouteGuard()
  const closed = data?.isOpen === false
  // An early answer that nobody has read may be a refusal, which would close the site again as soon as it opens.
  useEffect(() => {
    if (closed) dropEarlyAnswers()
  }, [closed])
  return (
    <>
      {closed && (
        <Boundary>
          <Suspense fallback={<ScreenSkeleton />}>
            <Maintenance site={data} ask={refetch} />
          </Suspense>
        </Boundary>
      )}
      <Activity mode={closed ? 'hidden' : 'visible'}>
        {at ? <Shell at={at} siteTitle={data?.title} screenOf={screenOf} /> : <ScreenSkeleton />}
      </Activity>
    </>
  )
}
