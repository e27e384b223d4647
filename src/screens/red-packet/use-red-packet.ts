import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { serverNow } from '../../api/core/server-time.ts'
import { redPacketQuery } from '../../api/queries/money/red-packet.ts'
import { claimHours, phaseNow, phaseWindowKey } from './hours.ts'

const LOOK_MS = 1_000

/** Checks the clock every second and on the return to the page. React renders only when the phase has changed. */
function onClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, LOOK_MS)
  document.addEventListener('visibilitychange', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}

/** The current red packet: its numbers, refetched when a phase begins, and the phase by the server's clock. */
export function useRedPacket() {
  const query = useQuery(redPacketQuery())
  const failed = query.isError && !query.data
  // Before an answer nothing is known of its hours.
  const hours = query.data || failed ? claimHours(query.data?.rules ?? []) : undefined
  const stretch = useSyncExternalStore(onClock, () => phaseWindowKey(hours?.windows, serverNow()))
  const readAnew = useEffectEvent(() => void query.refetch())
  const before = useRef(stretch)
  useEffect(() => {
    const [last, now] = [before.current, stretch]
    before.current = stretch
    // The first answer brings the hours, which is not a new phase.
    if (last !== '' && now !== last) readAnew()
  }, [stretch])
  // The server's clock when the answer came. If its clock is set later, an old answer must not count as a new one.
  const saidAtMs = useMemo(() => serverNow(query.dataUpdatedAt), [query.dataUpdatedAt])
  const phase = () => hours && phaseNow(hours.windows, query.data?.phase, saidAtMs, serverNow())
  return {
    info: query.data,
    failed,
    hours,
    phase,
    readAnew: () => void query.refetch(),
  }
}
