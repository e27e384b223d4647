import { CircleCheck, CircleDashed, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserInfo } from '#contracts/member.ts'
import { formatYuan } from '#contracts/money.ts'
import { roundYuan } from '../../lib/round-yuan.ts'
import { DEPOSITS_SUFFICE, type LevelProgress, TOP_REACHED } from '../../lib/vip-progress.ts'
import { Link } from '../../ui/Link.tsx'
import { LevelCard } from './LevelCard.tsx'

type StandingProps = {
  user: UserInfo
  /** Undefined where the operator has published no levels, or none as high as this: no progress is shown then. */
  progress: LevelProgress | undefined
  /** The levels are loading: the meter keeps its space. */
  isWaiting: boolean
}

/** The member's card: name, level, and the progress of the deposits to the next level. */
export function Standing({ user, progress, isWaiting }: StandingProps) {
  return (
    <LevelCard level={user.vip}>
      <p className="t12">当前等级</p>
      <p className="t28 b">{`VIP ${user.vip}`}</p>
      <p className="t12 vip-name">{user.username}</p>
      {progress && <Meter {...progress} />}
      {isWaiting && (
        <div aria-hidden="true">
          <div className="vip-meter" />
          <p className="t12">&nbsp;</p>
        </div>
      )}
    </LevelCard>
  )
}

function Meter({ percent, next }: LevelProgress) {
  const told = !next ? '' : next.missing > 0 ? `充值 ${percent}%` : DEPOSITS_SUFFICE
  return (
    <>
      <div
        className="vip-meter"
        role="progressbar"
        aria-label={next ? `VIP ${next.level} 充值进度` : '等级进度'}
        aria-valuenow={percent}
        aria-valuetext={told || TOP_REACHED}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="row t12 num vip-meter-words" aria-hidden="true">
        <span className="grow">{next ? `距 VIP ${next.level}` : TOP_REACHED}</span>
        <span>{told}</span>
      </p>
    </>
  )
}

/** What the next level requires and what is missing. The wire has no turnover of the member, so none is shown. */
export function LevelGap({ user, next }: { user: UserInfo; next: NonNullable<LevelProgress['next']> }) {
  const { level, needs, missing } = next
  const enough = missing <= 0
  return (
    <section className="card vip-missing" aria-labelledby="vip-missing">
      <h2 id="vip-missing">{`升级到 VIP ${level} 需同时满足`}</h2>
      <ul>
        <Condition
          icon={
            enough ? <CircleCheck size={20} className="jade" /> : <CircleDashed size={20} className="gold" />
          }
          name={`累计充值 ${roundYuan(needs.recharge)}`}
          words={`已充值 ${formatYuan(user.paysum)}`}
          end={
            enough ? (
              <span className="jade b">充值已足</span>
            ) : (
              <span className="gold b">{`还差 ${formatYuan(missing)}`}</span>
            )
          }
        />
        <Condition
          icon={<Info size={20} className="muted" />}
          name={`累计打码量 ${roundYuan(needs.flow)}`}
          words="您的累计打码量由平台统计，是否达标以平台为准"
          end={
            <Link className="tap jade" to="/betRecord">
              投注记录
            </Link>
          }
        />
      </ul>
      <p className="t12 muted">两项都达标后，次日 24:00 前自动晋级，每日最多晋升一级。</p>
      {!enough && (
        <Link className="btn block" to="/recharge">
          去充值
        </Link>
      )}
    </section>
  )
}

type ConditionProps = { icon: ReactNode; name: string; words: string; end: ReactNode }

function Condition({ icon, name, words, end }: ConditionProps) {
  return (
    <li className="num">
      <span aria-hidden="true">{icon}</span>
      <span className="vip-condition">
        <span>{name}</span>
        <span className="t12 muted">{words}</span>
      </span>
      <span className="t12 vip-condition-end">{end}</span>
    </li>
  )
}
