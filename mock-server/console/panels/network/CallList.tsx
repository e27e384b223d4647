import { useState } from 'react'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { CallView } from '../../../control/control.ts'
import { Button, CheckField, TextField } from '../../parts.tsx'
import { contractText } from '../../report/view-words.ts'

const isWrong = ({ contract }: CallView) => contract === 'breach' || contract === 'none'

type Props = { calls: readonly CallView[] | undefined; open: (id: number) => void }

/** Calls, newest first, searchable by path or by description. A tap opens one. */
export function CallList({ calls, open }: Props) {
  const [search, setSearch] = useState('')
  const [onlyWrong, setOnlyWrong] = useState(false)
  const wanted = search.trim()
  const found = calls?.filter(
    (call) => (call.path.includes(wanted) || call.summary?.includes(wanted)) && (!onlyWrong || isWrong(call)),
  )
  return (
    <>
      <TextField
        label="接口"
        type="search"
        value={search}
        onValue={setSearch}
        placeholder="/api/transfer 或 转账"
      />
      <CheckField label="只看违反契约或没有回答的" checked={onlyWrong} onChecked={setOnlyWrong} />
      {found?.length === 0 ? <p className="empty">没有符合的请求</p> : null}
      <ul className="cards calls">
        {found?.map((call) => (
          <li key={call.id}>
            <Button onClick={() => open(call.id)}>
              <span className={isWrong(call) ? 'less' : ''}>
                {call.summary === undefined ? '' : `${call.summary} · `}
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
    </>
  )
}
