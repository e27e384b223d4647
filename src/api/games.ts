import { queryOptions } from '@tanstack/react-query'
import { gamesContract } from '#contracts/games.ts'
import { DEFAULT_GAME_TYPE } from '#contracts/limits.ts'
import type { ActionHandlers } from './action.ts'
import { clientOf, dataOf } from './client.ts'
import { closedGames, recallGames, rememberGames } from './game-lists.ts'
import { keys } from './keys.ts'
import { useMoneyAction } from './money-action.ts'

const games = clientOf(gamesContract)
const LONG_FRESH_MS = 5 * 60_000

/** GET /api/game/list. Every listed game (app_state 1); those of last time show until the answer is there. See game-lists.ts. */
export const gamesQuery = () =>
  queryOptions({
    queryKey: keys.games,
    queryFn: ({ signal, client }) =>
      dataOf(games.gameList({ query: { category: '' }, fetchOptions: { signal } })).then((rows) => {
        client.setQueryData(keys.closedGames, closedGames(rows))
        return rememberGames(rows)
      }),
    initialData: recallGames,
    initialDataUpdatedAt: 0,
    staleTime: LONG_FRESH_MS,
  })

/** POST /api/gamelistBycode. One provider's games (obgdy, fgdz, pp, ae): loaded once, then kept (spec section 2, /concise). */
export const providerGamesQuery = (code: string) =>
  queryOptions({
    queryKey: keys.providerGames(code),
    queryFn: ({ signal }) =>
      dataOf(games.gamelistBycode({ body: { gamecode: code }, fetchOptions: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export type GameLaunch = { platform: string; gameCode: string; gameType?: string | undefined }

/**
 * POST /api/getGameUrl. The address of a game, to check with `safeExternalUrl`. A money action: with auto-transfer
 * on, the whole central wallet moves into the venue first (spec section 4, cases A13).
 */
export const useLaunchGame = (handlers?: ActionHandlers<GameLaunch, string>) =>
  useMoneyAction(
    {
      send: async ({ platform, gameCode, gameType = DEFAULT_GAME_TYPE }: GameLaunch) => {
        const body = {
          plat_name: platform,
          game_type: gameType,
          game_code: gameCode,
          is_mobile_url: 1,
        } as const
        const { url } = await dataOf(games.getGameUrl({ body }))
        return url
      },
    },
    handlers,
  )
