import { type ReactNode, useId } from 'react'

type Props<T extends string> = {
  legend: string
  hideLegend?: boolean
  options: readonly { value: T; face: ReactNode }[]
  value: T | undefined
  onChange: (value: T) => void
  error?: string | undefined
  className: string
}

/** A few options as tiles. They are native radios, so that arrow keys and screen readers work. */
export function Choices<T extends string>(props: Props<T>) {
  const { legend, hideLegend, options, value, onChange, error, className } = props
  const id = useId()
  return (
    <fieldset
      className="choices"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={hideLegend ? 'sr-only' : 'choices-legend'}>{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              className="sr-only"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-face">{option.face}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="t12 bad choices-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
