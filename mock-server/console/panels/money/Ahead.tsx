import { useEffect, useRef } from 'react'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { DueView } from '../../../control/control.ts'
import { Button, Part } from '../../parts.tsx'

type AheadProps = { due: DueView; go: () => void; stay: () => void }

/** Shows what would happen on the clock's way to a moment, before the clock moves. */
export function Ahead({ due, go, stay }: AheadProps) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Part title={`去 ${due.beijing} 的途中`}>
      <p className="lead">会完成 {due.count} 项到期工作</p>
      <div className="buttons">
        <button ref={first} type="button" className="good" onClick={go}>
          确认前进
        </button>
        <Button onClick={stay}>不去了</Button>
      </div>
      {due.changes.length > 0 ? (
        <ul className="entries" aria-label="会员的变化">
          {due.changes.map(({ username, what, before, after }) => (
            <li key={`${username} ${what}`}>
              <span>
                {username} · {what}
              </span>
              <b>
                {before} → {after}
              </b>
            </li>
          ))}
        </ul>
      ) : null}
      <ol className="due" aria-label="到期工作">
        {due.items.map(({ atMs, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces of work of one moment may have the same text.
          <li key={at}>
            <small>{formatBeijing(atMs)}</small> {text}
          </li>
        ))}
      </ol>
      {due.count > due.items.length ? <p className="hint">只列出前 {due.items.length} 项</p> : null}
    </Part>
  )
}
