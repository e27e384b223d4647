import { queryOptions } from '@tanstack/react-query'
import { gamesContract, type ProviderGame as ProviderGameRow } from '#contracts/games.ts'
import { clientOf, dataOf } from '../../core/client/client.ts'
import { LONG_FRESH_MS } from '../../core/fresh.ts'
import { keys } from '../../core/keys.ts'
import { type NamesOf, type Renamed, renamed } from '../../core/own-names.ts'
import {
  closedGames,
  gameOf,
  listedGames,
  readCachedGames,
  rememberGames,
  unlistedGames,
} from './game-lists.ts'

const games = clientOf(gamesContract)

const PROVIDER_GAME_NAMES = {
  catecode: 'provider',
  gamecode: 'code',
  gamename: 'name',
  gamepic: 'picture',
} as const satisfies NamesOf<ProviderGameRow>
/** A game of one provider's list. */
export type ProviderGame = Renamed<ProviderGameRow, typeof PROVIDER_GAME_NAMES>

/** GET /api/game/list: every game with its `app_state`. Until the answer, the stored listed games show. */
const gameListQuery = queryOptions({
  queryKey: keys.games,
  queryFn: ({ signal }) =>
    dataOf(games.gameList({ query: { category: '' }, fetchOptions: { signal } })).then((rows) => {
      const own = rows.map(gameOf)
      rememberGames(listedGames(own))
      return own
    }),
  initialData: readCachedGames,
  initialDataUpdatedAt: 0,
  staleTime: LONG_FRESH_MS,
})

/** The listed games (`app_state` 1); see game-lists.ts. */
export const gamesQuery = () => queryOptions({ ...gameListQuery, select: listedGames })

/** The games of the same answer that are not listed. */
export const unlistedGamesQuery = () => queryOptions({ ...gameListQuery, select: unlistedGames })

/** The games of venues without a listed one, from the same answer. */
export const closedGamesQuery = () => queryOptions({ ...gameListQuery, select: closedGames })

/** POST /api/gamelistBycode: the games of one provider (obgdy, fgdz, pp, ae). Loaded once, then kept. */
export const providerGamesQuery = (code: string) =>
  queryOptions({
    queryKey: keys.providerGames(code),
    queryFn: ({ signal }) =>
      dataOf(games.gamelistBycode({ body: { gamecode: code }, fetchOptions: { signal } })).then((rows) =>
        rows.map((row) => renamed(row, PROVIDER_GAME_NAMES)),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
