import type { gamesContract } from '#contracts/games.ts'
import { picturesOf } from '../data/texts/content.ts'
import { AFTER_GAMES_PAGE } from '../demo-sites/pages.ts'
import { launchGame } from '../rules/game-launch.ts'
import { isRefusal, success } from '../rules/outcome.ts'
import type { StoredGame } from '../state/catalogue.ts'
import type { World } from '../state/types.ts'
import type { Handlers } from './handler.ts'

const inOrder = (world: World): StoredGame[] => Object.values(world.games).sort((a, b) => a.order - b.order)

export const gamesHandlers: Handlers<typeof gamesContract> = {
  /** Every game, also those that are not listed: the app shows only games with app_state 1. */
  gameList: ({ world, query, transport }) => {
    const { category = '' } = query
    const games = inOrder(world).filter((game) => category === '' || game.category === category)
    return success(
      games.map((game) => {
        const { cover, mark } = picturesOf(game, transport.picture)
        return {
          category_id: game.category,
          // This is how the app learns that a venue is under maintenance: none of its games is open.
          app_state: game.listed && world.venues[game.plat]?.open !== false,
          is_hot: game.hot,
          is_new: game.isNew,
          platform_name: game.plat,
          game_code: game.code,
          name: game.name,
          mobile_img: cover,
          api_logo_img: mark,
        }
      }),
    )
  },

  /** Provider lists have no app_state, so they contain only listed games. An unknown provider has none. */
  gamelistBycode: ({ world, body, transport }) =>
    success(
      inOrder(world)
        .filter(
          (game) => game.plat === body.gamecode && game.listed && world.venues[game.plat]?.open !== false,
        )
        .map((game) => ({
          catecode: game.plat,
          gamecode: game.code,
          gamepic: picturesOf(game, transport.picture).cover,
          gamename: game.name,
        })),
    ),

  getGameUrl: ({ world, member, token, body, now, transport }) => {
    const { plat_name: plat, game_code: code } = body
    const launched = launchGame(world, member, { plat, code, token }, now)
    return isRefusal(launched)
      ? launched
      : success({ url: `${transport.venueBaseUrl}${AFTER_GAMES_PAGE}ticket=${launched.ticket}` })
  },
}
