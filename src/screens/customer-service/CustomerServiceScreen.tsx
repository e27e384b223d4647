import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { serviceUrlQuery } from '../../api/queries/site.ts'
import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import './customer-service.css'

/**
 * /kefu: customer service in a frame. With `topic=feedback` it is the drawer's feedback. The topic changes
 * only the heading, never the address of the service.
 */
export function CustomerServiceScreen() {
  const [query] = useSearchParams()
  const service = useQuery(serviceUrlQuery())
  return (
    <>
      {query.get('topic') === 'feedback' && (
        <header className="service-topic">
          <p className="t20 b" aria-hidden="true">
            意见反馈
          </p>
          <p className="t12 muted">把建议或问题告诉客服，写上页面与时间，便于核对。</p>
        </header>
      )}
      <SiteFrame
        title="在线客服"
        address={service.data}
        busy={service.isFetching}
        onRetry={() => void service.refetch()}
        without="请稍后再试，或到帮助中心查找答案。"
        instead={{ to: '/boutBallBet', text: '去帮助中心' }}
      />
    </>
  )
}
