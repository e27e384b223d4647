import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/loading/when-idle.ts'

/** On both sides of what is read. The last one begins last, so that its end is the end of the rain. */
const DROPS = Array.from({ length: 12 }, (_, n) => ({
  left: `${n % 2 ? 75 + ((n * 7) % 18) : (n * 7) % 20}%`,
  animationDelay: `${(12 - ((5 * n + 5) % 12)) / 9}s`,
}))

type Props = {
  /** A tap would claim a packet. */
  ready: boolean
  won: boolean
}

/**
 * Packets fall once, behind all that is tapped: when they open or the player comes to open ones, as soon as the page
 * has nothing else to do, and when one is won.
 */
export function Rain({ ready, won }: Props) {
  const [falling, setFalling] = useState(false)
  useEffect(() => (ready ? whenIdle(() => setFalling(true)) : undefined), [ready])
  useEffect(() => {
    if (won) setFalling(true)
  }, [won])
  if (!falling) return null
  return (
    <div
      className="red-packet-rain"
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget.lastChild && setFalling(false)}
    >
      {DROPS.map((drop) => (
        <i key={drop.left} style={drop} />
      ))}
    </div>
  )
}
