import { ButtonLink } from '../../ui/ButtonLink.tsx'
import './records.css'
import { EmptyState } from '../../ui/art/EmptyState.tsx'

type Props = {
  text: string
  /** What the player can do. */
  hint?: string
  action: { to: string; text: string }
}

/** Shown when there are no records. Suggests a next step. */
export const EmptyRecords = ({ text, hint, action }: Props) => (
  <div className="record-empty">
    <EmptyState kind="records" size={132} />
    <p className="b">{text}</p>
    {hint && <p className="t12 muted">{hint}</p>}
    <ButtonLink variant="soft" to={action.to}>
      {action.text}
    </ButtonLink>
  </div>
)
