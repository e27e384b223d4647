/** The codes of games. They are not in codes.ts because home needs them, and every byte of the first page counts. */

/** The values of `category_id` of a game and of `api_type` of a record filter; an empty `api_type` means all. */
export const GAME_CATEGORIES = {
  realbet: '真人',
  joker: '棋牌',
  gaming: '电竞',
  sport: '体育',
  lottery: '彩票',
  concise: '电子',
  fishing: '捕鱼',
} as const
export type GameCategory = keyof typeof GAME_CATEGORIES

/** The sidebar of the home page, in order, with the backend's ids. `hot` holds all games with is_hot. */
export const HOME_CATEGORIES = [
  { id: 6, category: 'hot', label: '热门' },
  { id: 4, category: 'concise', label: '电子' },
  { id: 0, category: 'realbet', label: '真人' },
  { id: 2, category: 'gaming', label: '电竞' },
  { id: 3, category: 'joker', label: '棋牌' },
  { id: 5, category: 'lottery', label: '彩票' },
  { id: 1, category: 'sport', label: '体育' },
] as const satisfies readonly { id: number; category: GameCategory | 'hot'; label: string }[]

/** The tabs of /concise; the first is the default. */
export const PROVIDERS = [
  { code: 'obgdy', label: 'OB电子' },
  { code: 'fgdz', label: 'FG电子' },
  { code: 'pp', label: 'PP电子' },
  { code: 'ae', label: 'AE电子' },
] as const
export type ProviderCode = (typeof PROVIDERS)[number]['code']
