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
  import: '导入报告',
  undo: '撤销',
  debit: '人工扣款',
  settle: '注单结算',
  void: '注单作废',
  nextRound: '指定下一局',
  notice: '发公告或站内信',
  venue: '场馆维护',
  autoReview: '改自动审核',
  hold: '转人工审核',
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
  return what === 'site' ? [words, ...settings.map(settingText)].join(' · ') : words
}

/** The last changes, newest first. An undo also takes back all later changes. */
export function Steps() {
  const { mock, view, act, base } = useDesk()
  const undo = ({ id }: Point) =>
    act(
      () => mock.undo({ id }),
      (done) => (done ? '已回到这一步之前。刷新页面可看到当时的样子' : '这一步已不在最近 50 步里'),
    )
  return (
    <Part title="可以回到的步骤">
      <p className="hint">
        最近 50 步，新的在前；其中换掉整个世界的最多 3 步。撤销本身也是一步，可以再撤销。
        {base === undefined ? '模拟后台重启后从头记起。' : '刷新演示页面后仍在。'}
      </p>
      {view.points.length === 0 ? <p className="empty">还没有改动</p> : null}
      <ul className="cards">
        {[...view.points].reverse().map((point) => (
          <li key={point.id} aria-label={`${CAUSE_WORDS[point.by]} ${stepText(point)}`}>
            <p className="lead">
              <b>{CAUSE_WORDS[point.by]}</b> {stepText(point)} <small>{formatBeijing(point.atMs)}</small>
            </p>
            {point.refs.length > 0 ? <p className="hint">{point.refs.slice(0, 4).join('、')}</p> : null}
            <Button onClick={() => undo(point)}>回到这一步之前</Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}
