import { untoldWords } from '../../features/records/record-words.ts'
import { type Entry, type EntryType, entryWords } from './entries.ts'

type MissingProps = { types: readonly EntryType[]; onRetry: () => Promise<void> }

/** The missing lists as text, before 以上 or 以下. */
const missingWords = (types: readonly EntryType[]): string => `${types.map(entryWords).join('、')}没有读出来`

/** The text at the end of the list about missing lists. */
export const restOf = (types: readonly EntryType[]): string | undefined =>
  types.length === 0 ? undefined : `${missingWords(types)}，以上不含`

/** Names the lists that are missing from the statement, and reads them again. */
export function MissingLists({ types, onRetry }: MissingProps) {
  if (types.length === 0) return null
  return (
    <p className="t12 bad" role="status">
      <span>{`${missingWords(types)}，以下不含。`}</span>
      <button type="button" className="record-link" onClick={() => void onRetry().catch(() => undefined)}>
        重新加载
      </button>
    </p>
  )
}

/** How many bonuses are in no total, because the backend does not send their amount. */
export function UntoldBonuses({ entries }: { entries: readonly Entry[] }) {
  const untold = entries.filter(({ amount }) => amount === undefined).length
  if (untold === 0) return null
  return <p className="t12 muted">{untoldWords(untold)}</p>
}
