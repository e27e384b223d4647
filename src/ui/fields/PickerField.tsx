import { type ReactNode, useId, useState } from 'react'
import { LazySheet } from '../overlays/lazy-overlays.tsx'
import './picker-field.css'

type Props = {
  label: string
  /** The chosen value in words; empty while there is none. */
  shown: string
  placeholder: string
  icon: ReactNode
  error: string | undefined
  readOnly: boolean
  sheetTitle: string
  /** What the sheet holds; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A labelled field that is filled by a choice in a sheet. */
export function PickerField(props: Props) {
  const { label, shown, placeholder, icon, error, readOnly, sheetTitle, children } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <div className="picker-field">
      <span className="t14 muted" id={id}>
        {label}
      </span>
      <button
        type="button"
        className="picker-button"
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onClick={() => readOnly || setOpen(true)}
      >
        <span id={`${id}-value`} className={shown ? 'grow' : 'grow faint'}>
          {shown || placeholder}
        </span>
        {icon}
      </button>
      {error !== undefined && (
        <p className="t12 bad" id={`${id}-error`}>
          {error}
        </p>
      )}
      <LazySheet open={open} onClose={close} title={sheetTitle}>
        {children(close)}
      </LazySheet>
    </div>
  )
}
