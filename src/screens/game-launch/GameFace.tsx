import { useState } from 'react'
import { GAME_CATEGORIES } from '#contracts/wire/game-codes.ts'
import type { GameFacts } from '../../features/game-launch/known-game.ts'
import { useVenueNames } from '../../features/lobby/use-venue-names.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { Logo } from '../../ui/art/Logo.tsx'

/** The game's picture as the lobby has it; the site's logo until the game is known, or without one that loads. */
export function GamePicture({ game }: { game: GameFacts | undefined }) {
  const src = game && safeImageUrl(game.picture)
  const [broken, setBroken] = useState<string>()
  return (
    <div className="leaving-picture">
      {src === undefined || src === broken ? (
        <Logo size={56} />
      ) : (
        <img
          src={src}
          alt=""
          width={144}
          height={144}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </div>
  )
}

/** The game's venue and category: `云舟电子 · 电子`. */
export function GameVenue({ game }: { game: GameFacts }) {
  const venue = useVenueNames()(game)
  const category = new Map<string, string>(Object.entries(GAME_CATEGORIES)).get(game.category)
  const words = [...new Set([venue, category])].filter(Boolean)
  return words.length > 0 && <p className="muted">{words.join(' · ')}</p>
}
