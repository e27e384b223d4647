import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { beijingDay } from '#contracts/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { storage } from '../../lib/storage.ts'
import { RedPacket } from '../../ui/art/RedPacket.tsx'
import { X } from '../../ui/icons/line.tsx'
import { Link } from '../../ui/Link.tsx'
import { toast } from '../../ui/toast.ts'
import type { Place } from './packet-place.ts'
import { usePacketDrag } from './use-packet-drag.ts'
import { useRestingPlace } from './use-resting-place.ts'

const LOWEST: Place = { side: 'right', up: 0 }

const today = () => beijingDay(serverNow())

/**
 * Floats over home while redpacket_switch is 1. It can be dragged along the edges, rests over no control, and can be
 * closed for the rest of the Beijing day (docs/rules.md#floating-red-packet).
 */
export function FloatingPacket({ moving }: { moving: boolean }) {
  const packet = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(() => storage.get('yz:packet-place') ?? LOWEST)
  const [closedOn, setClosedOn] = useState(() => storage.get('yz:no-packet'))
  const day = useToday()
  const drag = usePacketDrag(packet, (next) => {
    storage.set('yz:packet-place', next)
    setWanted(next)
  })
  const isOpen = closedOn !== day
  const { place, resting } = useRestingPlace(packet, wanted, isOpen)
  if (!isOpen) return null
  const close = () => {
    storage.set('yz:no-packet', day)
    setClosedOn(day)
    toast('今日不再显示，可从「优惠」进入')
  }
  const { side, up } = place
  return (
    <div
      className="floating-packet"
      ref={packet}
      data-side={side}
      data-waits={!resting || undefined}
      data-bobs={moving || undefined}
      style={{ '--up': `${up}px` } as CSSProperties}
    >
      <Link to="/hongbao" aria-label="天天红包" draggable={false} {...drag}>
        <RedPacket size={48} />
      </Link>
      <button type="button" aria-label="今日不再显示" onClick={close}>
        <span>
          <X size={12} />
        </span>
      </button>
    </div>
  )
}

/** The Beijing day, looked at anew whenever home or the tab is shown again. */
function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = () => setDay(today())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return day
}
