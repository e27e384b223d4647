import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatYuan } from '#contracts/money/money.ts'
import { Button, Part } from '../../parts.tsx'
import { useDesk } from '../../use-desk.ts'
import { Notice } from '../Notice.tsx'
import { AutoReview } from './AutoReview.tsx'
import { Money } from './Money.tsx'
import { PendingList } from './PendingList.tsx'
import { NextRound, Rounds } from './Rounds.tsx'
import { Table } from './Table.tsx'

/** The work of the operator's staff, a panel for each kind. */

export const PendingPanel = () => (
  <>
    <Part title="等待审核的申请">
      <PendingList />
    </Part>
    <Part title="自动审核">
      <AutoReview />
    </Part>
  </>
)

export function Members() {
  const { view } = useDesk()
  return (
    <>
      <Part title="会员一览">
        <Table
          caption={`${view.members.length} 位会员`}
          head={[
            '会员',
            '账号',
            'VIP',
            '总资产',
            '中心钱包',
            '冻结中',
            '场馆合计',
            '未完成打码',
            '累计充值',
            '累计打码',
          ]}
          rows={view.members.map((member) => ({
            key: member.id,
            cells: [
              member.username,
              <AccountState key="state" {...member} />,
              member.vip,
              ...[member.wealth, member.central, member.held, inVenues(member)].map(formatYuan),
              ...[member.wageringLeft, member.paysum, member.turnover].map(formatYuan),
            ],
          }))}
          amountsFrom={3}
        />
      </Part>
      <Part title="人工上分与扣款">
        <Money />
      </Part>
    </>
  )
}

/** Whether a member may log in, and the button that changes it, which asks once more. */
function AccountState({ username, isBlocked }: MemberRow) {
  const { mock, act } = useDesk()
  const [isAsked, setAsked] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const verb = isBlocked ? '解冻' : '冻结'
  const ask = (wanted: boolean) => {
    flushSync(() => setAsked(wanted))
    first.current?.focus()
  }
  const change = () =>
    act(
      () => mock.block({ username, isBlocked: !isBlocked }).finally(() => setAsked(false)),
      () => `已${verb} ${username}`,
    )
  return (
    <div className="buttons">
      {isAsked ? (
        <>
          <button
            ref={first}
            type="button"
            className={isBlocked ? 'good' : 'bad'}
            onClick={() => void change()}
          >
            确认{verb} {username}
          </button>
          <Button onClick={() => ask(false)}>不{verb}</Button>
        </>
      ) : (
        <>
          {isBlocked ? '已冻结' : '正常'}
          <button
            ref={first}
            type="button"
            className={isBlocked ? 'good' : 'bad'}
            aria-label={`${verb} ${username}`}
            onClick={() => ask(true)}
          >
            {verb}
          </button>
        </>
      )}
    </div>
  )
}

type MemberRow = ReturnType<typeof useDesk>['view']['members'][number]
const inVenues = ({ wealth, central, held }: MemberRow) => (wealth - central - held) as MemberRow['wealth']

export const RoundsPanel = () => (
  <Part title="未结算的注单">
    <Rounds />
  </Part>
)

export const NoticePanel = () => (
  <Part title="公告与站内信">
    <Notice />
  </Part>
)

/** What no real back office can do. */
export const OnlyDemo = () => (
  <Part title="指定下一局（仅演示）">
    <NextRound />
  </Part>
)
