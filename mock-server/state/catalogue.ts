import { GAME_CATEGORIES, type GameCategory } from '#contracts/wire/game-codes.ts'
import type { PromotionTerms } from './promotion-terms.ts'

/**
 * The content of the site: venues, games, banners, notices, articles and promotions. Times are epoch ms, ids text.
 */

export type Venue = { plat: string; name: string; category: string; open: boolean; order: number }

export const isGameCategory = (category: string): category is GameCategory =>
  Object.hasOwn(GAME_CATEGORIES, category)

export type StoredGame = {
  id: string
  plat: string
  code: string
  category: string
  name: string
  picture: string
  logo: string
  listed: boolean
  hot: boolean
  isNew: boolean
  order: number
}

/** `link`: an address inside the app, or empty. */
export type StoredBanner = { id: string; src: string; link: string; order: number }
/** `to` is null for an announcement to everybody, else the id of the member whose inbox has it. */
export type StoredNotice = { id: string; title: string; content: string; atMs: number; to: string | null }
export type NoticeText = Pick<StoredNotice, 'title' | 'content'>
export type StoredArticle = { title: string; content: string }
export type StoredPromotionType = { id: string; name: string; order: number }
export type StoredPromotion = {
  id: string
  title: string
  banner: string
  type: string
  content: string
  memo: string
  terms: PromotionTerms
  /** The address inside the app where the player takes the promotion up. */
  link: string
  /** Applications are accepted from `fromMs` on and before `toMs`; null: no such limit. */
  fromMs: number | null
  toMs: number | null
  order: number
}
