import type { ReactNode } from 'react'
import './toggles.css'

export type SwitchProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Visible text, or with `hideLabel` only for screen readers. */
  label: ReactNode
  hideLabel?: boolean
  disabled?: boolean
  /** Cannot be flipped for the moment: it keeps the focus, which a disabled one loses. */
  locked?: boolean
}

/** A switch with its label. It shows what the parent says: if that declines a change, it flips back by itself. */
export function Switch({ checked, onChange, label, hideLabel, disabled, locked }: SwitchProps) {
  return (
    <label className="switch" data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-disabled={locked || undefined}
        onChange={(event) => locked || onChange(event.target.checked)}
      />
      <span className="switch-track" />
      <span className={hideLabel ? 'sr-only' : 't14'}>{label}</span>
    </label>
  )
}
