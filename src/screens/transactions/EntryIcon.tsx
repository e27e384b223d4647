import { PayIcon } from '../../features/records/PayIcon.tsx'
import { type Entry, entryWords, isBonus } from './entries.ts'

/** The icon of a movement, or the first character of the kind of bonus. */
export const EntryIcon = ({ entry }: { entry: Entry }) =>
  isBonus(entry) ? (
    <b aria-hidden="true">{entryWords(entry.type)[0]}</b>
  ) : (
    <PayIcon type={entry.type} payWay={entry.payWay} />
  )
