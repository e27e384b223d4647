import { queryOptions } from '@tanstack/react-query'
import { gamesContract } from '#contracts/games.ts'
import { clientOf, dataOf } from '../core/client.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'
import { closedGames, listedGames, readCachedGames, rememberGames } from './game-lists.ts'

const games = clientOf(gamesContract)
/** GET /api/game/list. Every listed game (app_state 1); stored ones show until the answer. See game-lists.ts. */
export const gamesQuery = () =>
  queryOptions({
    queryKey: keys.games,
    queryFn: ({ signal, client }) =>
      dataOf(games.gameList({ query: { category: '' }, fetchOptions: { signal } })).then((rows) => {
        client.setQueryData(keys.closedGames, closedGames(rows))
        const listed = listedGames(rows)
        rememberGames(listed)
        return listed
      }),
    initialData: readCachedGames,
    initialDataUpdatedAt: 0,
    staleTime: LONG_FRESH_MS,
  })

/** POST /api/gamelistBycode. One provider's games (obgdy, fgdz, pp, ae): loaded once, then kept. */
export const providerGamesQuery = (code: string) =>
  queryOptions({
    queryKey: keys.providerGames(code),
    queryFn: ({ signal }) =>
      dataOf(games.gamelistBycode({ body: { gamecode: code }, fetchOptions: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
