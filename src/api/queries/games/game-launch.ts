import { gamesContract } from '#contracts/games.ts'
import { DEFAULT_GAME_TYPE } from '#contracts/limits.ts'
import { TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { transactionsPath } from '../../../lib/navigation/links.ts'
import type { ActionHandlers } from '../../core/action.ts'
import { clientOf, dataOf } from '../../core/client/client.ts'
import { useMoneyAction } from '../../core/money/money-action.ts'

const games = clientOf(gamesContract)

export type GameLaunch = { platform: string; gameCode: string; gameType?: string | undefined }

let underWay: Promise<unknown> = Promise.resolve()

/** Resolves when no launch is in progress. With auto-transfer on, a late launch still moves the money. */
export async function launchesSettled(): Promise<void> {
  const all = underWay
  await all
  if (all !== underWay) await launchesSettled()
}

/**
 * POST /api/getGameUrl: the address of a game, to be checked with `safeExternalUrl`. A money action: with auto-transfer
 * on, it first moves all of the member's money into the venue.
 */
export const useLaunchGame = (handlers?: ActionHandlers<GameLaunch, string>) =>
  useMoneyAction(
    {
      subject: () => ({ what: '进入游戏', records: transactionsPath(TRANSFER_OUT) }),
      repeat: 'free',
      send: async ({ platform, gameCode, gameType = DEFAULT_GAME_TYPE }: GameLaunch) => {
        const body = {
          plat_name: platform,
          game_type: gameType,
          game_code: gameCode,
          is_mobile_url: 1,
        } as const
        const sent = dataOf(games.getGameUrl({ body }))
        // Keeps no results, because an address contains a ticket.
        underWay = Promise.allSettled([underWay, sent]).then(() => undefined)
        return (await sent).url
      },
    },
    handlers,
  )
