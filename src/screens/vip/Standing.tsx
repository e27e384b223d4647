import { CircleCheck, CircleDashed, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Fen, formatYuan, subtract, ZERO } from '#contracts/money/money.ts'
import type { Member } from '../../api/queries/member.ts'
import type { VipLevel } from '../../api/queries/vip.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { roundYuan } from '../../lib/format/round-yuan.ts'
import { depositsSuffice, type LevelProgress, TOP_REACHED } from '../../lib/format/vip-progress.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { LevelCard } from './LevelCard.tsx'
import { RATES } from './levels.ts'

type StandingProps = {
  user: Member
  /** Undefined if the operator has published no levels, or none as high as the member's. No progress shows then. */
  progress: LevelProgress | undefined
  /** The levels are loading. The meter keeps its space. */
  isWaiting: boolean
}

/** The member's card: name, level, and the progress of the deposits to the next level. */
export function Standing({ user, progress, isWaiting }: StandingProps) {
  return (
    <LevelCard level={user.vip}>
      <p className="t12">当前等级</p>
      <p className="t28 b">{`VIP ${user.vip}`}</p>
      <p className="t12 vip-name">{user.username}</p>
      {progress && <Meter {...progress} enough={depositsSuffice(user)} />}
      {isWaiting && (
        <div aria-hidden="true">
          <div className="vip-meter" />
          <p className="t12">&nbsp;</p>
        </div>
      )}
    </LevelCard>
  )
}

function Meter({ percent, next, enough }: LevelProgress & { enough: string }) {
  const progressWords = !next ? '' : next.missing > 0 ? `充值 ${percent}%` : enough
  return (
    <>
      <div
        className="vip-meter"
        role="progressbar"
        aria-label={next ? `VIP ${next.level} 充值进度` : '等级进度'}
        aria-valuenow={percent}
        aria-valuetext={progressWords || TOP_REACHED}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p className="row t12 num vip-meter-words" aria-hidden="true">
        <span className="grow">{next ? `距 VIP ${next.level}` : TOP_REACHED}</span>
        <span>{progressWords}</span>
      </p>
    </>
  )
}

/** The published levels begin at 1, so level 0 has no benefits yet. */
function firstLevelWords(first: VipLevel): string {
  const best = RATES.reduce((most, rate) => (first[rate.key] > first[most.key] ? rate : most))
  return `VIP 0 暂无等级返水和礼金，从 VIP 1 起享有返水，最高 ${percentText(first[best.key])}（${best.name}）。`
}

/** What the next level requires, and what is missing. */
export function LevelGap({
  user,
  next,
}: {
  user: Member
  next: NonNullable<LevelProgress<VipLevel>['next']>
}) {
  const { level, needs, missing } = next
  const enough = missing <= ZERO
  return (
    <section className="card vip-missing" aria-labelledby="vip-missing">
      <h2 id="vip-missing">{`升级到 VIP ${level} 需同时满足`}</h2>
      <ul>
        <Sum
          name={`累计充值 ${roundYuan(needs.deposit)}`}
          words={`已充值 ${formatYuan(user.totalDeposit)}`}
          missing={missing}
          met="充值已足"
        />
        <Turnover reached={user.totalTurnover} required={needs.turnover} />
      </ul>
      {user.vip === 0 && <p className="t12">{firstLevelWords(needs)}</p>}
      <p className="t12 muted">两项都达标后，次日 24:00 前自动晋级，每日最多晋升一级。</p>
      {!enough && (
        <ButtonLink block to="/recharge">
          去充值
        </ButtonLink>
      )}
    </section>
  )
}

/** The turnover for the next level. If the backend does not send the member's, a hint says where to look it up. */
function Turnover({ reached, required }: { reached: Fen | undefined; required: Fen }) {
  const name = `累计打码量 ${roundYuan(required)}`
  if (reached === undefined) {
    return (
      <Condition
        icon={<Info size={20} className="muted" />}
        name={name}
        words="您的累计打码量由平台统计，是否达标以平台为准"
        end={
          <Link className="tap jade" to="/betRecord">
            投注记录
          </Link>
        }
      />
    )
  }
  return (
    <Sum
      name={name}
      words={`已打码 ${formatYuan(reached)}`}
      missing={subtract(required, reached)}
      met="打码量已足"
    />
  )
}

type SumProps = { name: string; words: string; missing: Fen; met: string }

/** A required amount: that it is reached, or how much is missing. */
function Sum({ name, words, missing, met }: SumProps) {
  const isMet = missing <= ZERO
  return (
    <Condition
      icon={isMet ? <CircleCheck size={20} className="good" /> : <CircleDashed size={20} className="wait" />}
      name={name}
      words={words}
      end={<span className={isMet ? 'good b' : 'wait b'}>{isMet ? met : `还差 ${formatYuan(missing)}`}</span>}
    />
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
