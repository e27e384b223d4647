import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { HashRouter } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { useSessionEpoch } from '../api/session-store.ts'
import { appQuery } from '../api/site.ts'
import { toast } from '../ui/toast.ts'
import { Boundary } from './Boundary.tsx'
import { screenOf } from './router.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { Shell } from './Shell.tsx'
import { useEntry } from './use-entry.ts'
import { useSamePageToast } from './use-same-page-toast.ts'
import { useSessionEnd } from './use-session-end.ts'

const Maintenance = lazy(() => import('./Maintenance.tsx').then((m) => ({ default: m.Maintenance })))

export const queryClient = createQueryClient({ notify: toast })

/** The tabs of the first paint work before there is a router. */
const FROM = location.hash

export function App() {
  // The router listens once it is mounted: what was tapped while it rendered it is told then.
  useEffect(() => {
    if (location.hash !== FROM) dispatchEvent(new PopStateEvent('popstate'))
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Sessions />
      </HashRouter>
    </QueryClientProvider>
  )
}

/** Everything below belongs to one session: when its member leaves, their screens, kept or not, go too (cases T12). */
function Sessions() {
  useSessionEnd()
  useSamePageToast()
  return <Site key={useSessionEpoch()} />
}

function Site() {
  const app = useQuery(appQuery())
  const at = useEntry()
  if (app.data?.site_state === false) {
    return (
      <Boundary>
        <Suspense fallback={<ScreenSkeleton />}>
          <Maintenance
            title={app.data.title}
            tips={app.data.repair_tips}
            onRetry={() => void app.refetch()}
          />
        </Suspense>
      </Boundary>
    )
  }
  if (!at) return <ScreenSkeleton />
  return <Shell at={at} siteTitle={app.data?.title} screenOf={screenOf} />
}
