import type { Activity, ActivityType } from '#contracts/activity.ts'

/** The sidebar of spec section 2, Promotions: 综合 leaves nothing out. */
export const CATEGORIES = ['综合', '棋牌', '捕鱼'] as const
export type Category = (typeof CATEGORIES)[number]

/**
 * The promotions of a category. The wire names no category: a promotion belongs to one when its type is called so,
 * or when it says the word itself.
 */
export function inCategory(
  category: Category,
  activities: readonly Activity[],
  types: readonly ActivityType[],
): readonly Activity[] {
  if (category === '综合') return activities
  const called = new Set(types.filter(({ name }) => name.includes(category)).map(({ id }) => id))
  return activities.filter(
    ({ type, title, content }) => called.has(type) || title.includes(category) || content.includes(category),
  )
}
