import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { formatYuan, progressPercent, subtract, ZERO } from '#contracts/money/money.ts'
import { PART, REST_UNREAD } from '../../ui/html/part-words.ts'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import type { BreakdownPart, RequirementBreakdown } from './requirement-breakdown.ts'

type Props = {
  parts: RequirementBreakdown | undefined
  /** False where further deposits and bonuses could not be read. */
  whole: boolean
  /** How many times its amount each requires, as the backend tells it. */
  multiple: number
  failed: boolean
  retry: () => void
}

/** Where the part without a known source comes from, if all records were read. */
const UNEXPLAINED = '近 30 天的记录之外，如更早的充值，或记录没有写明金额的活动彩金'

const KINDS = { deposit: '充值', promotion: '活动彩金', 'red-packet': '红包', rebate: '返水领取' } as const

const nameOf = ({ kind, label }: BreakdownPart): string => KINDS[kind] + (label && ` · ${label}`)

/** The deposits and bonuses with open wagering, newest first, how they follow, and the part without a known source. */
export function RequirementList({ parts, whole, multiple, failed, retry }: Props) {
  if (failed) return <RetryButton className="wagering-more" onRetry={retry} />
  if (!parts) return <Skeleton height={56} radius={12} />
  return (
    <>
      <ul className="requirements" aria-label="还差打码量的充值与红利">
        {parts.open.map((wager) => (
          <Row
            key={`${nameOf(wager)} ${wager.at} ${wager.required}`}
            name={nameOf(wager)}
            note={`${wager.at || '时间未知'} · 需打码量 ${formatYuan(wager.required)}`}
            left={formatYuan(wager.remaining)}
            percent={progressPercent(subtract(wager.required, wager.remaining), wager.required)}
          />
        ))}
        {parts.unexplained > ZERO && (
          <Row
            name="其他"
            note={whole ? UNEXPLAINED : REST_UNREAD}
            left={formatYuan(parts.unexplained)}
            percent={0}
          />
        )}
      </ul>
      {!whole && <p className="t12 muted">{PART}</p>}
      <p className="t12 faint">
        {`每笔充值、红包和活动彩金需 ${multiple} 倍打码量。返水需 ${WAGERING_MULTIPLE} 倍。投注先抵扣最早到账的一笔，因此剩余的在最近几笔里，合计以打码量为准。记录没有写明到账时间的，按提交时间排列；没有写明金额的活动彩金不单独列出，会算到别的几笔或「其他」里。`}
      </p>
    </>
  )
}

function Row({ name, note, left, percent }: { name: string; note: string; left: string; percent: number }) {
  return (
    <li>
      <span className="row">
        <b className="grow">{name}</b>
        <span className="num wait">{`还差 ${left}`}</span>
      </span>
      <span className="t12 muted num">{note}</span>
      <span className="wagering-bar" data-open="" aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
    </li>
  )
}
