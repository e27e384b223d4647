import { useCallback, useState } from 'react'
import { formatBeijing } from '#contracts/beijing-time.ts'
import type { CallView } from '#mock/control/control.ts'
import { Button, CheckField, Part, TextField } from '../parts.tsx'
import { useAnswer } from '../use-answer.ts'
import { useDesk } from '../use-house.ts'
import { contractText } from '../words.ts'
import { CallDetails } from './CallDetails.tsx'

const isWrong = ({ contract }: CallView) => contract === 'breach' || contract === 'none'

/** The last calls of the app, newest first; one is opened with request and answer. */
export function Calls() {
  const { house } = useDesk()
  const [search, setSearch] = useState('')
  const [onlyWrong, setOnlyWrong] = useState(false)
  const [opened, setOpened] = useState<number>()
  const ask = useCallback(() => house.calls(), [house])
  const { answer: calls, problem } = useAnswer(ask)
  if (opened !== undefined) return <CallDetails id={opened} back={() => setOpened(undefined)} />
  const found = calls?.filter((call) => call.path.includes(search.trim()) && (!onlyWrong || isWrong(call)))
  return (
    <Part title="最近的请求">
      <p className="hint">最近 200 次，新的在前。</p>
      <TextField label="接口" type="search" value={search} onValue={setSearch} placeholder="/api/transfer" />
      <CheckField label="只看违反契约或没有回答的" checked={onlyWrong} onChecked={setOnlyWrong} />
      {problem ? <p className="wrong">{problem}</p> : null}
      {found?.length === 0 ? <p className="empty">没有符合的请求</p> : null}
      <ul className="cards scenes">
        {found?.map((call) => (
          <li key={call.id}>
            <Button onClick={() => setOpened(call.id)}>
              <span className={isWrong(call) ? 'less' : ''}>
                {call.method} {call.path} · {call.status === undefined ? '断开' : call.code} ·{' '}
                {contractText(call)}
              </span>{' '}
              <small>
                {formatBeijing(call.atMs)} · {call.tookMs} 毫秒{call.applied ? ' · 有改动' : ''}
                {call.fault ? ' · 有故障' : ''}
              </small>
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}
