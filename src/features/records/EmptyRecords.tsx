import './records.css'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'

type Props = {
  text: string
  /** What to do about it. */
  hint: string
  action: { to: string; text: string }
}

/** No records: says what to do, not only that there are none. */
export const EmptyRecords = ({ text, hint, action }: Props) => (
  <div className="record-empty">
    <EmptyState kind="records" size={132} />
    <p className="b">{text}</p>
    <p className="t12 muted">{hint}</p>
    <Link className="btn soft" to={action.to}>
      {action.text}
    </Link>
  </div>
)
