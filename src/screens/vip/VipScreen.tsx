import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToken } from '../../api/core/client/session-store.ts'
import { type Member, userQuery } from '../../api/queries/member.ts'
import { type VipLevel, vipLevelsQuery } from '../../api/queries/vip.ts'
import { progressOf } from '../../lib/format/vip-progress.ts'
import { VipMedal } from '../../ui/art/VipMedal.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { panelOf, TabRow } from '../../ui/TabRow.tsx'
import { LevelPanel } from './LevelPanel.tsx'
import { LevelTable } from './LevelTable.tsx'
import { numbered } from './levels.ts'
import { LevelGap, Standing } from './Standing.tsx'
import { LevelsSkeleton, MissingSkeleton, StandingSkeleton } from './skeletons.tsx'
import { VipRules } from './VipRules.tsx'
import { VisitorHead } from './VisitorHead.tsx'
import './vip.css'

/** /vip: the member's level and what the next one requires. Everybody sees all levels. */
export function VipScreen() {
  const signedIn = useToken() !== undefined
  const levels = useQuery(vipLevelsQuery())
  const user = useQuery(userQuery())
  const failed = (levels.isError && !levels.data) || (signedIn && user.isError && !user.data)
  const reload = () => {
    void levels.refetch()
    if (signedIn) void user.refetch()
  }
  return (
    <div className="vip">
      {!signedIn && <VisitorHead levels={levels.data?.length} />}
      {signedIn && <Progress user={user.data} levels={levels.data} failed={failed} />}
      {failed && <RetryButton className="card vip-failed jade" onRetry={reload} />}
      {levels.data && levels.data.length > 0 && (
        <Levels levels={levels.data} own={signedIn ? user.data?.vip : undefined} />
      )}
      {levels.isPending && <LevelsSkeleton />}
      {levels.data?.length === 0 && <p className="card vip-failed muted">平台暂未公布各等级的要求</p>}
      <VipRules />
    </div>
  )
}

type ProgressProps = {
  user: Member | undefined
  levels: readonly VipLevel[] | undefined
  failed: boolean
}

/** The card needs only the member. The requirements of the next level need the levels too. */
function Progress({ user, levels, failed }: ProgressProps) {
  const isWaiting = !levels && !failed
  if (!user) {
    if (failed) return null
    return (
      <>
        <StandingSkeleton />
        <MissingSkeleton />
      </>
    )
  }
  const progress = progressOf(user, levels)
  return (
    <>
      <Standing user={user} progress={progress} isWaiting={isWaiting} />
      {progress?.next && <LevelGap user={user} next={progress.next} />}
      {isWaiting && <MissingSkeleton />}
    </>
  )
}

const PANEL = 'vip-level'

/** Each level as a tab under its medal, and all in one table. Opens at the member's next level. */
function Levels({ levels, own }: { levels: readonly VipLevel[]; own: number | undefined }) {
  const [chosen, setChosen] = useState<string>()
  const level = Number(chosen ?? Math.min((own ?? 0) + 1, levels.length))
  const needs = levels[level - 1]
  const items = numbered(levels).map(({ level: itemLevel }) => ({
    value: String(itemLevel),
    label: (
      <>
        <VipMedal level={itemLevel} size={44} />
        <span className="t12">{`VIP ${itemLevel}`}</span>
      </>
    ),
  }))
  return (
    <>
      <section className="card vip-levels" aria-labelledby="vip-levels">
        <h2 id="vip-levels">等级特权</h2>
        <TabRow items={items} value={String(level)} onChange={setChosen} label="选择等级" panelId={PANEL} />
        <div className="vip-panel" {...panelOf(PANEL, String(level))}>
          {needs && (
            <LevelPanel
              level={level}
              needs={needs}
              own={own}
              ownRates={own === undefined ? undefined : levels[own - 1]}
            />
          )}
        </div>
      </section>
      <LevelTable levels={levels} own={own} />
    </>
  )
}
