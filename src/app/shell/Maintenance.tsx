import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { getUnaccepted, refusedBy, subscribeUnaccepted } from '../../api/core/site-closed.ts'
import { loadFromNetwork } from '../../lib/loading/from-network.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Button } from '../../ui/Button.tsx'
import { usePageClass } from '../../ui/use-page-class.ts'
import './maintenance.css'
import type { AppInfo } from '../../api/queries/site.ts'

/** The drawing loads separately: the text must show even if it never comes. */
const Drawing = lazyPart(() => import('../../ui/art/EmptyState.tsx').then((art) => art.EmptyState))

type Props = { site: AppInfo; ask: UseQueryResult<AppInfo>['refetch'] }

/**
 * Shown over the current screen while the site is closed, with the operator's text as plain text. A host that refuses all
 * calls with a page of its own may say more there, so the notice links to it.
 */
export function Maintenance({ site: { title, closedText }, ask }: Props) {
  usePageClass('has-maintenance')
  useEffect(() => {
    document.title = title === '' ? '系统维护' : `系统维护 - ${title}`
  }, [title])
  const [asking, setAsking] = useState(false)
  const retry = () => {
    setAsking(true)
    void ask({ cancelRefetch: false }).then(() => setAsking(false))
  }
  const unaccepted = useSyncExternalStore(subscribeUnaccepted, getUnaccepted)
  return (
    <main className="main maintenance">
      <section className="notice-page" role="alert">
        <div className="notice-art">
          <Suspense>
            <Drawing kind="maintenance" size={132} />
          </Suspense>
        </div>
        <h1 className="t20 b">系统维护中</h1>
        <p className="muted">{closedText || '网站暂时无法提供服务，请稍后再来'}</p>
        {unaccepted !== '' && <p className="b">{unaccepted}</p>}
        <Button aria-disabled={asking} onClick={retry}>
          {asking ? '正在查询…' : '再试一次'}
        </Button>
        {refusedBy.page && (
          <Button variant="quiet" onClick={loadFromNetwork}>
            查看网站的说明
          </Button>
        )}
        <p className="t12 faint">维护结束后自动返回，无需反复刷新</p>
      </section>
    </main>
  )
}
