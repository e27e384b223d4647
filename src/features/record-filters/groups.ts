import { GAME_CATEGORIES } from '#contracts/wire/game-codes.ts'
import { DATE_FILTERS, DEFAULT_DATE_FILTER } from '#contracts/wire/record-codes.ts'

export type FilterOption<V extends string | number = string | number> = { value: V; label: string }
/** One part of a filter. Exactly one option is selected, `initial` until the player chooses. */
export type FilterGroup<V extends string | number = string | number> = {
  label: string
  options: readonly FilterOption<V>[]
  initial: V
}

/** 1 today, 2 last 7 days, 3 last 15, 4 last 30 (the default). */
export const dateGroup = {
  label: '日期',
  options: ([1, 2, 3, 4] as const).map((value) => ({ value, label: DATE_FILTERS[value] })),
  initial: DEFAULT_DATE_FILTER,
} satisfies FilterGroup

const CATEGORY_ORDER = ['concise', 'realbet', 'joker', 'sport', 'gaming', 'lottery', 'fishing'] as const

/** `api_type` of betrecord and getfanshui: a category of games, or '' for all. */
export const categoryGroup = {
  label: '游戏类型',
  options: [
    { value: '' as const, label: '全部' },
    ...CATEGORY_ORDER.map((value) => ({ value, label: GAME_CATEGORIES[value] })),
  ],
  initial: '' as const,
} satisfies FilterGroup
