import { Part } from '../../parts.tsx'
import { Notice } from '../Notice.tsx'
import { AutoReview } from './AutoReview.tsx'
import { Money } from './Money.tsx'
import { PendingList } from './PendingList.tsx'
import { NextRound, Rounds } from './Rounds.tsx'

/** The work of the operator's staff: decide, credit and take back, end rounds, and write to members. */
export function BackOffice() {
  return (
    <>
      <Part title="待处理">
        <PendingList />
      </Part>
      <Part title="人工上分与扣款">
        <Money />
      </Part>
      <Part title="未结算的注单">
        <Rounds />
      </Part>
      <Part title="公告与站内信">
        <Notice />
      </Part>
      <Part title="自动审核">
        <AutoReview />
      </Part>
      <Part title="仅演示：指定下一局">
        <NextRound />
      </Part>
    </>
  )
}
