import { type FocusEvent, useState } from 'react'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { DueWork, MockView } from '../../control/control.ts'
import { Button, Part } from '../parts.tsx'
import { CAUSE_WORDS, DUE_WORDS } from '../report/view-words.ts'
import { settingText } from '../scenario/setting-words.ts'
import { useDesk } from '../use-desk.ts'

/** The verbs as steps of a person. */
const STEP_WORDS: Readonly<Record<string, string>> = {
  scenario: '开始场景',
  review: '审核',
  pay: '标记付款结果',
  credit: '人工上分',
  clock: '调时钟',
  faults: '改网络故障',
  site: '改站点设置',
  demo: '演示自己的设置',
  import: '导入报告',
  undo: '撤销',
  debit: '人工扣款',
  settle: '注单结算',
  void: '注单作废',
  nextRound: '指定下一局',
  block: '冻结或解冻会员',
  notice: '发公告或站内信',
  venue: '场馆维护',
  autoReview: '改自动审核',
  hold: '转人工审核',
  session: '一键登录',
}

type Point = MockView['points'][number]

function stepText({ by, what, settings }: Point): string {
  if (by === 'clock')
    return what
      .split(',')
      .map((kind) => DUE_WORDS[kind as DueWork['kind']] ?? kind)
      .join('、')
  if (by !== 'control') return by === 'call' ? what : ''
  const words = STEP_WORDS[what] ?? what
  return what === 'site' || what === 'demo'
    ? [words, ...settings.map(settingText).filter(Boolean)].join(' · ')
    : words
}

/** A change with the work that the clock did because of it. */
type Step = { point: Point; followed: Point[] }

/**
 * The changes with what fell due in their wake folded into them: work on the same orders belongs to the latest change of
 * one of them, and what the clock did on its way belongs to the change of the clock right before.
 */
export function foldedSteps(points: readonly Point[]): Step[] {
  const steps: Step[] = []
  for (const point of points) {
    const newestFirst = [...steps].reverse()
    const cause =
      point.by !== 'clock'
        ? undefined
        : (newestFirst.find((step) => step.point.refs.some((ref) => point.refs.includes(ref))) ??
          newestFirst.slice(0, 1).find(({ point: { by, what } }) => by === 'control' && what === 'clock'))
    if (cause) cause.followed.push(point)
    else steps.push({ point, followed: [] })
  }
  return steps
}

/** The last changes, newest first. An undo also takes back all later changes. The list stands still under the pointer. */
export function Steps() {
  const { mock, view, act, base } = useDesk()
  const [held, setHeld] = useState<readonly Point[]>()
  const hold = () => setHeld((before) => before ?? view.points)
  const letGo = () => setHeld(undefined)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) letGo()
  }
  const undo = ({ id }: Point) =>
    act(
      () => mock.undo({ id }),
      (done) => {
        letGo()
        return done ? '已回到这一步之前' : '这一步已不在最近 50 步里'
      },
    )
  const steps = foldedSteps(held ?? view.points)
  const isBehind = held !== undefined && held.at(-1)?.id !== view.points.at(-1)?.id
  return (
    <Part title="可以回到的步骤">
      <p className="hint">
        最近 50 步，新的在前；其中换掉整个世界的最多 3 步。撤销本身也是一步，可以再撤销。
        {base === undefined ? '模拟后台重启后从头记起。' : '刷新演示页面后仍在。'}
      </p>
      {isBehind ? <p className="hint">有新的步骤，移开指针后显示</p> : null}
      {steps.length === 0 ? <p className="empty">还没有改动</p> : null}
      <ul className="cards" onPointerMove={hold} onPointerLeave={letGo} onFocus={hold} onBlur={leave}>
        {[...steps].reverse().map(({ point, followed }) => (
          <li key={point.id} aria-label={`${CAUSE_WORDS[point.by]} ${stepText(point)}`}>
            <p className="lead">
              <b>{CAUSE_WORDS[point.by]}</b> {stepText(point)} <small>{formatBeijing(point.atMs)}</small>
            </p>
            {point.refs.length > 0 ? <p className="hint">{point.refs.slice(0, 4).join('、')}</p> : null}
            {followed.map((later) => (
              <p key={later.id} className="hint">
                随后自动：{stepText(later)} {formatBeijing(later.atMs).slice(5)}
              </p>
            ))}
            <Button onClick={() => undo(point)}>回到这一步之前</Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}
