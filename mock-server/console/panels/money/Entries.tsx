import { type Fen, formatYuan } from '#contracts/money/money.ts'
import type { BooksView } from '../../../control/control.ts'
import { accountText } from '../../report/view-words.ts'
import { useDesk } from '../../use-desk.ts'

/** The accounts of a posting, each with its change. Accounts that give come before accounts that get. */
export function Entries({ entries }: { entries: BooksView['rows'][number]['entries'] }) {
  const { view } = useDesk()
  return (
    <ul className="entries">
      {[...entries]
        .sort(([, a], [, b]) => a - b)
        .map(([account, change]) => (
          <li key={account}>
            <span>{accountText(account, view)}</span>
            <b>
              {change < 0 ? '借' : '贷'} {formatYuan(Math.abs(change) as Fen)}
            </b>
          </li>
        ))}
    </ul>
  )
}
