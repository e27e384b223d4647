import type { PromotionTerms } from './promotion-terms.ts'

/** What the site offers and says. Times are epoch ms, ids text. */

export type Venue = { plat: string; name: string; category: string; open: boolean; order: number }

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
/** `to` null: an announcement for everybody; else a message in that member's inbox. */
export type StoredNotice = { id: string; title: string; content: string; atMs: number; to: string | null }
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
  /** Where it is taken: an address inside the app. */
  link: string
  /** Applications are taken from the first moment on and before the second; null: without such an end. */
  fromMs: number | null
  toMs: number | null
  order: number
}
