import './skeletons.css'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { RATES } from './levels.ts'

/** The member's card while the member loads. */
export const StandingSkeleton = () => (
  <div className="vip-card vip-skeleton-card" aria-busy="true">
    <div className="grow">
      <Skeleton width={56} height={12} />
      <Skeleton width={88} height={28} />
      <Skeleton width={72} height={12} />
      <Skeleton height={8} radius={4} />
    </div>
    <Skeleton width={84} height={84} radius={42} />
  </div>
)

/** The requirements of the next level: two conditions and the button. */
export const MissingSkeleton = () => (
  <div className="card vip-missing" aria-busy="true">
    <Skeleton width="60%" height={24} />
    <ul>
      {['deposit', 'flow'].map((part) => (
        <li key={part}>
          <Skeleton width={20} height={20} radius={10} />
          <span className="vip-condition vip-skeleton-lines">
            <Skeleton width="70%" height={14} />
            <Skeleton width="90%" height={20} />
          </span>
          <Skeleton width={64} height={14} />
        </li>
      ))}
    </ul>
    <Skeleton width="80%" height={18} />
    <Skeleton height={48} radius={12} />
  </div>
)

const MEDALS = ['a', 'b', 'c', 'd', 'e'] as const
const ROWS = ['head', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** The levels under their medals, the benefits of one, and the table of all. */
export const LevelsSkeleton = () => (
  <>
    <div className="card vip-levels" aria-busy="true">
      <h2>等级特权</h2>
      <div className="vip-skeleton-medals">
        {MEDALS.map((medal) => (
          <span key={medal}>
            <Skeleton width={44} height={44} radius={22} />
            <Skeleton width={36} height={12} />
          </span>
        ))}
      </div>
      <div className="vip-panel">
        <Skeleton width={104} height={24} />
        <div className="vip-needs">
          {['deposit', 'flow'].map((part) => (
            <div key={part} className="vip-skeleton-lines">
              <Skeleton width={56} height={16} />
              <Skeleton width={96} height={20} />
            </div>
          ))}
        </div>
        <div className="vip-rates">
          {RATES.map(({ key }) => (
            <Skeleton key={key} height={102} radius={12} />
          ))}
        </div>
      </div>
    </div>
    <div className="card vip-table-card" aria-busy="true">
      <h2>等级一览</h2>
      <div className="vip-skeleton-rows">
        {ROWS.map((row) => (
          <Skeleton key={row} height={16} />
        ))}
        <Skeleton width="60%" height={14} />
      </div>
    </div>
  </>
)
