import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { PROVIDERS } from '#contracts/wire/game-codes.ts'
import type { Game } from '../games/game-lists.ts'
import { closedGamesQuery, gamesQuery } from '../games/games.ts'

const venuesOf = (games: readonly Game[] = []) => new Set(games.map(({ venue }) => venue))

/** Not venues that the list of games must name: the platform itself, and those with a list of their own (/concise). */
const UNNAMED = [CENTRAL_WALLET, ...PROVIDERS.map(({ code }) => code)] as readonly string[]

/**
 * Whether a venue is 暂未开放, which means that it has no listed game (docs/rules.md#venues-without-games). An empty or
 * missing list proves nothing about any venue.
 */
export function useUnopenedVenues(): (venue: string) => boolean {
  const { data: listed } = useQuery(gamesQuery())
  const { data: closed } = useQuery(closedGamesQuery())
  return useMemo(() => {
    const [open, shut] = [venuesOf(listed), venuesOf(closed)]
    return (venue) => shut.has(venue) || (open.size > 0 && !open.has(venue) && !UNNAMED.includes(venue))
  }, [listed, closed])
}
