import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { serviceUrlQuery } from '../../api/queries/site.ts'
import { safeExternalUrl } from '../../lib/html/safe-url.ts'
import { replaceWith } from '../../lib/navigation/external-redirect.ts'
import { useLeaving } from '../../lib/navigation/use-leaving.ts'
import { Leaving } from './Leaving.tsx'

/** /gamePage?dailiD=2: leads to customer service at the address that the backend names. */
export function ServiceLink() {
  const service = useQuery(serviceUrlQuery())
  const url = safeExternalUrl(service.data)
  const [leaving, setLeaving] = useLeaving()
  const hasOpened = useRef(false)
  useEffect(() => {
    if (url === undefined || hasOpened.current) return
    hasOpened.current = true
    setLeaving(replaceWith(url))
  }, [url, setLeaving])
  return (
    <Leaving title="在线客服" busy={service.isFetching || leaving}>
      {url && !leaving && (
        <button type="button" className="leaving-go" onClick={() => setLeaving(replaceWith(url))}>
          打开在线客服
        </button>
      )}
      {!url && !service.isFetching && (
        <>
          <p className="muted">暂时无法连接在线客服。</p>
          <button type="button" className="leaving-go" onClick={() => void service.refetch()}>
            重新连接
          </button>
        </>
      )}
    </Leaving>
  )
}
