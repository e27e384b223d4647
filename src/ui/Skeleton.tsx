import './skeleton.css'

export type SkeletonProps = {
  width?: number | string
  height?: number | string
  radius?: number | string
  className?: string
}

/** A grey shape of what will stand here. Give it the size of the thing, so that nothing moves when it comes. */
export function Skeleton({ width = '100%', height = 16, radius = 8, className = '' }: SkeletonProps) {
  return (
    <span
      className={`skeleton ${className}`}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  )
}

/** Rows of a list that is on its way. */
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
