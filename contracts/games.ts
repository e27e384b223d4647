import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { picture, requiredPageAddress } from './wire/addresses.ts'
import { onlyRows } from './wire/answer-checks.ts'
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
    query: z.object({ category: z.optional(z.string()) }),
    responses: { 200: successOf(contentOf(game)) },
    metadata: forVisitor,
  },
  getGameUrl: {
    method: 'POST',
    path: '/api/getGameUrl',
    summary: '进入游戏',
    body: z.object({ plat_name: z.string(), game_type: id, game_code: id, is_mobile_url: requiredFlag }),
    responses: { 200: successOf(z.object({ url: requiredPageAddress })) },
    metadata: forMember,
  },
  gamelistBycode: {
    method: 'POST',
    path: '/api/gamelistBycode',
    summary: '厂商游戏',
    body: z.object({ gamecode: z.string() }),
    responses: { 200: successOf(contentOf(providerGame)) },
    metadata: { ...forVisitor, checks: [onlyRequestedProvider] },
  },
})
