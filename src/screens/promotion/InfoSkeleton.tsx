import { Skeleton } from '../../ui/Skeleton.tsx'

const LINES = ['92%', '78%', '86%', '64%']

export const InfoSkeleton = () => (
  <div className="info-page" aria-busy="true">
    <Skeleton className="info-banner" height="auto" radius="var(--r3)" />
    <Skeleton width="56%" height={28} />
    {['content', 'memo'].map((part) => (
      <div key={part} className="card info-words">
        <Skeleton width={72} height={20} />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
    ))}
  </div>
)
