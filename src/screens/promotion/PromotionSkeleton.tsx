import { Skeleton } from '../../ui/loading/Skeleton.tsx'

const LINES = ['92%', '78%', '86%', '64%']

export const PromotionSkeleton = () => (
  <div className="promotion" aria-busy="true">
    <Skeleton className="promotion-banner" height="auto" radius="var(--r3)" />
    <Skeleton width="56%" height={28} />
    {['content', 'memo'].map((part) => (
      <div key={part} className="card promotion-words">
        <Skeleton width={72} height={20} />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
    ))}
  </div>
)
