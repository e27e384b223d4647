import './skeleton.css'

export type SkeletonProps = {
  width?: number | string
  height?: number | string
  radius?: number | string
  className?: string
}

/** A grey placeholder. Give it the size of the content, so that nothing moves when the content appears. */
export function Skeleton({ width = '100%', height = 16, radius = 8, className = '' }: SkeletonProps) {
  return (
    <span
      className={`skeleton ${className}`}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  )
}

/** Placeholder rows while a list loads. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className="card skeleton-rows" aria-busy="true">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="row">
          <Skeleton width={38} height={38} radius={12} />
          <span className="grow">
            <Skeleton width="52%" />
            <Skeleton width="72%" height={12} />
          </span>
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  )
}
