import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { serverNow } from '../../api/core/server-time.ts'
import { redPacketQuery } from '../../api/queries/red-packet.ts'
import { phaseNow, phaseWindowKey } from './phase.ts'

const LOOK_MS = 1_000

/** Checks the clock every second and on the return to the page. React renders only when the phase has changed. */
function onClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** The current red packet: its numbers, refetched when a phase begins, and the phase by the server's clock. */
export function useRedPacket() {
  const query = useQuery(redPacketQuery())
  const stretch = useSyncExternalStore(onClock, () => phaseWindowKey(serverNow()))
  const readAnew = useEffectEvent(() => void query.refetch())
  const before = useRef(stretch)
  useEffect(() => {
    if (before.current === stretch) return
    before.current = stretch
    readAnew()
  }, [stretch])
  // The server's clock when the answer came. If its clock is set later, an old answer must not count as a new one.
  const saidAtMs = useMemo(() => serverNow(query.dataUpdatedAt), [query.dataUpdatedAt])
  const phase = () => phaseNow(query.data?.status, saidAtMs, serverNow())
  return {
    info: query.data,
    failed: query.isError && !query.data,
    phase,
    readAnew: () => void query.refetch(),
  }
}
