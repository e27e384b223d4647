import { useQuery } from '@tanstack/react-query'
import { serviceUrlQuery } from '../../api/site.ts'
import { SiteFrame } from '../../features/site-frame/SiteFrame.tsx'

/** /kefu (spec section 2): customer service in a frame. */
export function ServiceScreen() {
  const service = useQuery(serviceUrlQuery())
  return (
    <>
      <h1 className="sr-only">在线客服</h1>
      <SiteFrame
        title="在线客服"
        address={service.data}
        busy={service.isFetching}
        onRetry={() => void service.refetch()}
        without="请稍后再试，或到帮助中心查找答案。"
      />
    </>
  )
}
