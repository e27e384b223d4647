import { useEffect, useRef, useState } from 'react'

const DROPS = Array.from({ length: 12 }, (_, n) => ({ left: `${(n * 41) % 93}%`, animationDelay: `${n / 10}s` }))

type Props = {
  /** Whether the numbers of the day are there. */
  known: boolean
  /** A tap would claim a packet. */
  ready: boolean
  won: boolean
}

/**
 * Packets fall once behind the page: when they open before the player's eyes, when the player comes to open ones from
 * inside the app, and when one is won. A page that was opened at its own address and not touched stays still.
 */
export function Rain({ known, ready, won }: Props) {
  const [falling, setFalling] = useState(false)
  const wasKnown = useRef(false)
  useEffect(() => {
    if (ready && (wasKnown.current || navigator.userActivation?.hasBeenActive)) setFalling(true)
    wasKnown.current = known
  }, [known, ready])
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
