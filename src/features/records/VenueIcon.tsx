import { CategoryIcon, type CategoryKind } from '../../ui/icons/CategoryIcon.tsx'

/** A bet's `venue` is the venue's Chinese name, which contains its category. */
const BY_WORD: readonly (readonly [RegExp, CategoryKind])[] = [
  [/捕鱼/, 'fishing'],
  [/真人/, 'realbet'],
  [/棋牌/, 'joker'],
  [/彩票/, 'lottery'],
  [/电竞/, 'gaming'],
  [/体育/, 'sport'],
  [/电子/, 'concise'],
]

/** The icon of a bet: the given category, else the one in the venue's name. */
export function VenueIcon({ name, category }: { name: string; category: CategoryKind | '' }) {
  return (
    <CategoryIcon kind={category || (BY_WORD.find(([words]) => words.test(name))?.[1] ?? 'all')} size={20} />
  )
}
