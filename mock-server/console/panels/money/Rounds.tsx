import { useCallback } from 'react'
import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { Button, MemberField } from '../../parts.tsx'
import { useAnswer } from '../../use-answer.ts'
import { useChosenMember } from '../../use-chosen-member.ts'
import { useDesk } from '../../use-desk.ts'

const OUTCOMES = { win: '赢', lose: '输', void: '作废' } as const

/** Settles or voids open rounds. */
export function Rounds() {
  const { mock, act } = useDesk()
  const ask = useCallback(() => mock.rounds(), [mock])
  const { answer: rounds, problem } = useAnswer(ask)
  const end = (id: string, how: 'settle' | 'void') =>
    act(
      () => mock.settle({ id, how }),
      (done) => (done ? (how === 'void' ? '注单已作废，本金退回' : '注单已结算') : '这张注单已经结束'),
    )
  return (
    <>
      {problem ? <p className="wrong">{problem}</p> : null}
      {rounds?.open.length === 0 ? <p className="empty">现在没有未结算的注单</p> : null}
      <ul className="cards">
        {rounds?.open.map((round) => (
          <li key={round.id} aria-label={`注单 ${round.id}`}>
            <p className="lead">
              <b>{round.venue}</b> {round.gameCode} · {round.username} · 投注 {formatYuan(round.stake as Fen)}
            </p>
            <p className="hint">
              {formatBeijing(round.dueMs)} 结算，将派彩 {formatYuan(round.payout as Fen)} · {round.id}
            </p>
            <div className="buttons">
              <Button onClick={() => end(round.id, 'settle')}>立即结算</Button>
              <Button className="bad" onClick={() => end(round.id, 'void')}>
                作废
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Sets a member's next round, which no real site can do. */
export function NextRound() {
  const { mock, act } = useDesk()
  const { username, options, setChosen } = useChosenMember()
  const ask = useCallback(() => mock.rounds(), [mock])
  const { answer: rounds, problem } = useAnswer(ask)
  if (username === '') return <p className="empty">这个场景里没有会员</p>
  const next = rounds?.next.find((entry) => entry.username === username)?.outcome
  const set = (outcome: keyof typeof OUTCOMES | null) =>
    act(
      () => mock.nextRound({ username, outcome }),
      outcome === null ? '下一局由运气决定' : `${username} 的下一局：${OUTCOMES[outcome]}`,
    )
  return (
    <>
      {problem ? <p className="wrong">{problem}</p> : null}
      <MemberField value={username} onValue={setChosen} options={options} />
      <p className="hint">
        下一局：{next ? OUTCOMES[next] : '由运气决定'}
        。彩票开奖与体育、电竞比分对所有人相同，输赢无法指定：设定会留给下一局自己的游戏，作废仍然有效。
      </p>
      <div className="buttons">
        <Button onClick={() => set('win')}>下一局赢</Button>
        <Button onClick={() => set('lose')}>下一局输</Button>
        <Button onClick={() => set('void')}>下一局作废</Button>
        <Button disabled={!next} onClick={() => set(null)}>
          恢复随机
        </Button>
      </div>
    </>
  )
}
