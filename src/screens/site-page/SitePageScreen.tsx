import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { withPid } from '../../api/core/client/pid.ts'
import { appQuery, visitUrlQuery } from '../../api/queries/site.ts'
import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import { OFFICIAL_SITE_TYPE, USD_PLATFORM_TYPE } from '../../lib/query-types.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

const WITHOUT = {
  without: '请稍后再试，或联系在线客服索取最新网址。',
  instead: { to: '/kefu', text: '联系在线客服' },
}

/**
 * /sitepage: `type=1` frames the site's own address, `type=2` the USD platform (docs/rules.md#site-pages).
 */
export function SitePageScreen() {
  const [query] = useSearchParams()
  const type = query.get('type')
  if (type === OFFICIAL_SITE_TYPE) return <OfficialSite />
  if (type === USD_PLATFORM_TYPE) return <VisitSite />
  return (
    <section className="notice-page">
      <EmptyState kind="not-found" />
      <h2 className="t20 b">没有这个页面</h2>
      <p className="muted">链接可能写错了，您可以从首页重新进入。</p>
      <ButtonLink to="/">返回首页</ButtonLink>
    </section>
  )
}

function OfficialSite() {
  const app = useQuery(appQuery())
  return (
    <SiteFrame
      title="官方网站"
      address={app.data?.webAddress}
      busy={app.isFetching}
      onRetry={() => void app.refetch()}
      {...WITHOUT}
    />
  )
}

function VisitSite() {
  const visit = useQuery(visitUrlQuery())
  return (
    <SiteFrame
      title="美元平台"
      address={visit.data && withPid(visit.data)}
      busy={visit.isFetching}
      onRetry={() => void visit.refetch()}
      {...WITHOUT}
    />
  )
}
