import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isSignedIn } from '../../api/core/client/session-store.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { venuesQuery } from '../../api/queries/money/wallet.ts'
import { venueOf } from './sections.ts'

/** The name of a game's venue: for members as in their wallets, for visitors the game's provider or category. */
export function useVenueNames(): (game: Pick<Game, 'venue' | 'category'>) => string {
  const { data: wallets } = useQuery({
    ...venuesQuery(),
    // Names do not change with balances, so known wallets are not refetched, however old.
    enabled: ({ state }) => isSignedIn() && state.data === undefined,
    meta: { handled: true, background: true },
  })
  return useCallback(
    (game) => wallets?.find(({ code }) => code === game.venue)?.name ?? venueOf(game),
    [wallets],
  )
}
