import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withPid } from '../../api/core/client/pid.ts'
import { visitUrlQuery } from '../../api/queries/site.ts'
import { navigateTo } from '../../lib/navigation/external-navigation.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { toast } from '../../ui/toast/toast.ts'

const NO_ADDRESS = '美元平台暂时无法打开，请联系在线客服'

/** 美元平台: fetches the address and navigates the window there, with the pid if there is one. */
export function useVisitSite(): { visit: () => void; busy: boolean } {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const asking = useRef(false)
  const mounted = useIsMounted()

  const visit = async () => {
    if (asking.current) return
    asking.current = true
    setBusy(true)
    // The query client shows a toast for a refusal, but nothing for a lost network.
    const url = await client.fetchQuery(visitUrlQuery()).catch(() => undefined)
    asking.current = false
    setBusy(false)
    if (url === undefined || !mounted.current) return
    if (url === '' || !navigateTo(withPid(url))) toast(NO_ADDRESS, 'error')
  }
  return { visit: () => void visit(), busy }
}
