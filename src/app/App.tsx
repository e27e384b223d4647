import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Activity, Suspense, useEffect } from 'react'
import { HashRouter } from 'react-router-dom'
import { createQueryClient } from '../api/core/query-client.ts'
import { useSessionEpoch } from '../api/core/session-store.ts'
import { appQuery, watchSite } from '../api/queries/site.ts'
import { dropEarlyAnswers } from '../lib/early-answers.ts'
import { confirm } from '../ui/confirm.ts'
import { toast } from '../ui/toast.ts'
import { Boundary } from './Boundary.tsx'
import { lazyScreen } from './lazy-screen.ts'
import { screenOf } from './router.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { Shell } from './Shell.tsx'
import { useRouteGuard } from './use-route-guard.ts'
import { useSamePageToast } from './use-same-page-toast.ts'
import { useSessionEnd } from './use-session-end.ts'

const Maintenance = lazyScreen(() => import('./Maintenance.tsx'), 'Maintenance')

export const queryClient = createQueryClient({ notify: toast, ask: confirm })

/** The address when the page loaded: its static tabs work before there is a router. */
const HASH_AT_LOAD = location.hash

export function App() {
  // React Router listens to popstate only, and only once it is mounted: repeat a change that came earlier.
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
 * Everything below belongs to one session. When the member logs out, all screens are unmounted, kept ones too:
 * the next person at a shared phone must not see them.
 */
function SessionScope() {
  useSessionEnd()
  useSamePageToast()
  return <SiteGate key={useSessionEpoch()} />
}

/** While the maintenance notice shows, the app is hidden and does not poll. It comes back with all that was typed. */
function SiteGate() {
  const { data, refetch } = useQuery({ ...appQuery(), refetchInterval: watchSite })
  const at = useRouteGuard()
  const closed = data?.site_state === false
  // An early answer that nobody has read may be a refusal: it would close the site again as soon as it opens.
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
