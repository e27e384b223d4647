import { useEffect, useState } from 'react'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../../api/core/server-time.ts'
import { storage } from '../../../lib/device/storage.ts'
import { RedPacket } from '../../../ui/art/RedPacket.tsx'
import { X } from '../../../ui/icons/line.tsx'
import { Link } from '../../../ui/Link.tsx'
import { toast } from '../../../ui/toast/toast.ts'

const today = () => beijingDay(serverNow())

/**
 * Floats over home while the site has red packets, and can be closed for the rest of the Beijing day
 * (docs/rules.md#floating-red-packet).
 */
export function FloatingPacket({ moving }: { moving: boolean }) {
  const [closedOn, setClosedOn] = useState(() => storage.get('yz:no-packet'))
  const day = useToday()
  if (closedOn === day) return null
  const close = () => {
    storage.set('yz:no-packet', day)
    setClosedOn(day)
    toast('今日不再显示天天红包，可从「优惠」进入')
  }
  return (
    <div className="floating-packet" data-bobs={moving || undefined}>
      <Link to="/hongbao" aria-label="天天红包">
        <RedPacket size={48} />
      </Link>
      <button type="button" aria-label="今日不再显示天天红包" onClick={close}>
        <span>
          <X size={12} />
        </span>
      </button>
    </div>
  )
}

/** The Beijing day, updated whenever home or the tab shows again. */
function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const updateDay = () => setDay(today())
    updateDay()
    document.addEventListener('visibilitychange', updateDay)
    return () => document.removeEventListener('visibilitychange', updateDay)
  }, [])
  return day
}
