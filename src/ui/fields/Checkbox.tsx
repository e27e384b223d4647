import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import './toggles.css'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string
  /** What is wrong with it, shown below. */
  error?: string | undefined
  disabled?: boolean
}

/** A checkbox with its label; a link inside the label works as a link. */
export function Checkbox({ checked, onChange, children, name, error, disabled }: CheckboxProps) {
  const id = useId()
  const isWrong = error !== undefined
  return (
    <div>
      <label className="checkbox" data-disabled={disabled || undefined}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
        />
        <span className="checkbox-box">{checked && <Check strokeWidth={3} aria-hidden="true" />}</span>
        <span className="checkbox-words">{children}</span>
      </label>
      {isWrong && (
        <p className="t12 bad" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
