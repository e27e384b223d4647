import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Game } from '#contracts/games.ts'
import { isSignedIn } from '../../api/core/client/session-store.ts'
import { venuesQuery } from '../../api/queries/money/wallet.ts'
import { venueOf } from './sections.ts'

/** What the venue of a game is called: as a member's wallets name it, and for visitors by its provider or category. */
export function useVenueNames(): (game: Game) => string {
  const { data: wallets } = useQuery({
    ...venuesQuery(),
    // Names do not change with balances: wallets that are known, however old, are not asked for again.
    enabled: ({ state }) => isSignedIn() && state.data === undefined,
    meta: { handled: true, background: true },
  })
  return useCallback(
    (game) => wallets?.find(({ platname }) => platname === game.platform_name)?.name ?? venueOf(game),
    [wallets],
  )
}
