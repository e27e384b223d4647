import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { serviceUrlQuery } from '../../api/queries/site.ts'
import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'
import { goBack } from '../../lib/navigation/go-back.ts'
import { ChevronLeft } from '../../ui/icons/line.tsx'
import './customer-service.css'

/**
 * /kefu: customer service in a frame. With `topic=feedback` it is the drawer's feedback. The topic changes
 * only the heading, never the address of the service.
 */
export function CustomerServiceScreen() {
  const [query] = useSearchParams()
  const isFeedback = query.get('topic') === 'feedback'
  const navigate = useNavigate()
  const service = useQuery(serviceUrlQuery())
  return (
    <>
      <header className="service-topic row">
        <button type="button" className="icon-btn" aria-label="返回" onClick={() => goBack(navigate)}>
          <ChevronLeft size={24} aria-hidden="true" />
        </button>
        <div>
          <p className="t20 b" aria-hidden="true">
            {isFeedback ? '意见反馈' : '在线客服'}
          </p>
          {isFeedback && <p className="t12 muted">把建议或问题告诉客服，写上页面与时间，便于核对。</p>}
        </div>
      </header>
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
