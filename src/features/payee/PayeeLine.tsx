import { useId } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import './payee.css'

/** One thing to copy byte for byte, shown in full (cases T24). Stands in a `dl` with class `payee`. */
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
