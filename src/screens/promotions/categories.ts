import type { ActivityType } from '#contracts/activity.ts'
import type { Activity } from '../../api/queries/activity.ts'
import type { CategoryKind } from '../../ui/icons/CategoryIcon.tsx'

/** The sidebar of /activity. 综合 shows everything. */
export const PROMOTION_CATEGORIES = [
  { name: '综合', icon: 'all' },
  { name: '棋牌', icon: 'joker' },
  { name: '捕鱼', icon: 'fishing' },
] as const satisfies readonly { name: string; icon: CategoryKind }[]
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number]['name']

/**
 * The promotions of a category. The wire has no category: a promotion belongs to one when the name of its type
 * or its own text contains the word.
 */
export function inCategory(
  category: PromotionCategory,
  activities: readonly Activity[],
  types: readonly ActivityType[],
): readonly Activity[] {
  if (category === '综合') return activities
  const called = new Set(types.filter(({ name }) => name.includes(category)).map(({ id }) => id))
  return activities.filter(
    ({ type, title, content }) => called.has(type) || title.includes(category) || content.includes(category),
  )
}
