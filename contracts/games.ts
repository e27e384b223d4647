import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { picture, requiredPageAddress } from './addresses.ts'
import { onlyRows } from './answer-checks.ts'
import { contentOf, forMember, forVisitor, successOf } from './wire/envelope.ts'
import { PROVIDERS } from './wire/game-codes.ts'
import { lenient } from './wire/lenient.ts'
import { flag, id, requiredFlag, text } from './wire/wire.ts'

/** A game of the full list. `category_id` is one of GAME_CATEGORIES, or a category that this app has no tab for. */
export const game = z.object({
  category_id: lenient(text),
  app_state: lenient(flag),
  is_hot: lenient(flag),
  is_new: lenient(flag),
  platform_name: text,
  game_code: text,
  name: text,
  mobile_img: lenient(picture),
  api_logo_img: lenient(picture),
})
export type Game = z.output<typeof game>

/** A game of one provider's list (/concise). */
export const providerGame = z.object({
  ...{ catecode: text, gamecode: text, gamepic: lenient(picture), gamename: text },
})
export type ProviderGame = z.output<typeof providerGame>

const onlyRequestedProvider = onlyRows<ProviderGame>(
  'data',
  'catecode',
  ({ catecode }, { gamecode }) => catecode === gamecode || PROVIDERS.every(({ code }) => code !== catecode),
)

const c = initContract()

export const gamesContract = c.router({
  gameList: {
    method: 'GET',
    path: '/api/game/list',
    summary: '全部游戏',
    description:
      'Lists every game of the site, unlisted ones included; the app shows those with `app_state` 1. An empty `category` asks for all.',
    query: z.object({ category: z.optional(z.string()) }),
    responses: { 200: successOf(contentOf(game)) },
    metadata: forVisitor,
  },
  getGameUrl: {
    method: 'POST',
    path: '/api/getGameUrl',
    summary: '进入游戏',
    description:
      'Returns the address of a game for this member. `plat_name` is the `platform_name` of the game list. While auto-transfer is on, the money in the wallets of all other venues is recalled first, and the whole central wallet moves into the venue. A refusal moves nothing.',
    body: z.object({ plat_name: z.string(), game_type: id, game_code: id, is_mobile_url: requiredFlag }),
    responses: { 200: successOf(z.object({ url: requiredPageAddress })) },
    metadata: forMember,
  },
  gamelistBycode: {
    method: 'POST',
    path: '/api/gamelistBycode',
    summary: '厂商游戏',
    description:
      'Lists the games of one provider. `gamecode` is `obgdy`, `fgdz`, `pp` or `ae`. The app does not show a game whose `catecode` is another of these four.',
    body: z.object({ gamecode: z.string() }),
    responses: { 200: successOf(contentOf(providerGame)) },
    metadata: { ...forVisitor, checks: [onlyRequestedProvider] },
  },
})
