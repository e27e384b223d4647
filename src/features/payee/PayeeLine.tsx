import { useId } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import './payee.css'

/** A value to copy unchanged. Shown in full, so that it can be compared. Place it in a `dl.payee`. */
export function PayeeLine({ name, text }: { name: string; text: string }) {
  const id = useId()
  return (
    <div className="payee-line">
      <dt className="t12 muted">{name}</dt>
      <dd className="num">
        <span id={id}>{text}</span>
        <CopyButton text={text} label={`复制${name}`} shownId={id} />
      </dd>
    </div>
  )
}
