import { useState } from 'react'
import { USDT_BANK } from '#contracts/wire/codes.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import './cards.css'
import type { Card } from '../../api/queries/money/cards.ts'

/** The bank's logo from the backend. The first character of the bank's name if it does not load. */
export function CardIcon({ card: { icon, bank }, size = 40 }: { card: Card; size?: number }) {
  const [broken, setBroken] = useState<string>()
  const src = safeImageUrl(icon)
  const style = { width: size, height: size, fontSize: size * 0.45 }
  if (src !== undefined && src !== broken)
    return <img className="card-icon" style={style} src={src} alt="" onError={() => setBroken(src)} />
  return (
    <span className="card-icon" style={style} aria-hidden="true">
      {bank === USDT_BANK ? '₮' : ([...bank][0] ?? '卡')}
    </span>
  )
}
