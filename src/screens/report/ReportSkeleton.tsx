import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { METRICS } from './report.ts'

/** The shape of the report while its records are read. */
export const ReportSkeleton = () => (
  <div aria-busy="true">
    <div className="report-tiles">
      {METRICS.map((metric) => (
        <span key={metric} className="card">
          <Skeleton width="40%" height={12} />
          <Skeleton width="80%" height={16} />
          <Skeleton width="30%" height={10} />
        </span>
      ))}
    </div>
    <div className="card report-part">
      <Skeleton height={220} radius={12} />
    </div>
  </div>
)
