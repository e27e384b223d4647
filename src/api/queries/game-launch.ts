import { gamesContract } from '#contracts/games.ts'
import { DEFAULT_GAME_TYPE } from '#contracts/limits.ts'
import type { ActionHandlers } from '../core/action.ts'
import { clientOf, dataOf } from '../core/client.ts'
import { useMoneyAction } from '../core/money-action.ts'

const games = clientOf(gamesContract)

export type GameLaunch = { platform: string; gameCode: string; gameType?: string | undefined }

/**
 * POST /api/getGameUrl. The address of a game, to check with `safeExternalUrl`. A money action: with auto-transfer
 * on, all that the member has moves into the venue first.
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
