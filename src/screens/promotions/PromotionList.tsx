import { useQuery } from '@tanstack/react-query'
import type { ActivityType } from '#contracts/activity.ts'
import { activitiesQuery } from '../../api/queries/activity.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { inCategory, type PromotionCategory } from './categories.ts'
import { CardSkeleton, PromotionCard } from './PromotionCard.tsx'

const SKELETONS = ['first', 'second', 'third', 'fourth']

type Props = {
  /** '' means all types. */
  type: string
  category: PromotionCategory
  types: readonly ActivityType[]
  /** Shows all categories again when the chosen one is empty. */
  onShowAll: () => void
}

/** The promotions of the chosen tab and category, as cards. */
export function PromotionList({ type, category, types, onShowAll }: Props) {
  const { data, isError, refetch } = useQuery(activitiesQuery(type))
  if (!data && isError) return <Failed onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const shown = inCategory(category, data, types)
  if (shown.length === 0) {
    return <Empty narrowed={type !== '' || category !== '综合'} onShowAll={onShowAll} />
  }
  const keys = uniqueKeys(shown, ({ id }) => id)
  const names = new Map(types.map(({ id, name }) => [id, name]))
  return (
    <ul className="promotions-cards">
      {shown.map((activity, place) => (
        <PromotionCard key={keys[place]} activity={activity} typeName={names.get(activity.type)} />
      ))}
    </ul>
  )
}

const Loading = () => (
  <ul className="promotions-cards" aria-busy="true" aria-label="活动加载中">
    {SKELETONS.map((name) => (
      <CardSkeleton key={name} />
    ))}
  </ul>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="promotions-notice">
    <EmptyState kind="network" size={104} />
    <RetryButton className={buttonClass('soft')} onRetry={onRetry} />
  </div>
)

const Empty = ({ narrowed, onShowAll }: { narrowed: boolean; onShowAll: () => void }) => (
  <div className="promotions-notice">
    <EmptyState kind="records" size={104} />
    <p className="muted">{narrowed ? '这个分类暂时没有优惠' : '暂时没有优惠活动，过些时候再来看看'}</p>
    {narrowed && (
      <Button variant="soft" onClick={onShowAll}>
        查看全部优惠
      </Button>
    )}
  </div>
)
