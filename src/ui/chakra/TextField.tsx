import { Field, Input, Textarea } from '@chakra-ui/react'
import type { ComponentProps, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import './fields.css'

type InputAttributes = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'type'
  | 'inputMode'
  | 'placeholder'
  | 'maxLength'
  | 'readOnly'
  | 'disabled'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'onBlur'
  | 'min'
  | 'max'
>

export type TextFieldProps = InputAttributes & {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** The form's message, shown under the field and tied to it. */
  error?: string | undefined
  /** Said before any error: a range, a format. */
  hint?: ReactNode
  /** At the left end inside the field: the sign of a currency. */
  start?: ReactNode
  /** At the right end inside the field: an eye, a picture of a captcha, a unit. */
  end?: ReactNode
  /** At the right end of the label's line. */
  aside?: ReactNode
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** More than one line. */
  rows?: number
  /** Larger, in even figures: amounts. */
  big?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

const MAX_CHARS = 32

/** A labelled input. At most 32 characters unless told otherwise. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, start, end, aside, rows, ref, big, className, ...rest } = props
  const attributes = { maxLength: MAX_CHARS, autoComplete: 'off', autoCapitalize: 'none', ...rest, value }
  // The recipe's variant is ours; Chakra's types know only those of its stock theme.
  const styling: object = { big }
  return (
    <Field.Root invalid={error !== undefined} disabled={rest.disabled} readOnly={rest.readOnly}>
      <div className="row" style={{ width: '100%', justifyContent: 'space-between', gap: 8 }}>
        <Field.Label>{label}</Field.Label>
        {aside}
      </div>
      <div style={{ position: 'relative', width: '100%' }}>
        {start && (
          <span className="field-start" aria-hidden="true">
            {start}
          </span>
        )}
        {rows === undefined ? (
          <Input
            {...attributes}
            ref={ref}
            {...styling}
            className={className}
            paddingInlineStart={start ? '36px' : undefined}
            paddingInlineEnd={end ? '52px' : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <Textarea
            className="field-lines"
            name={rest.name}
            placeholder={rest.placeholder}
            maxLength={attributes.maxLength}
            readOnly={rest.readOnly}
            value={value}
            rows={rows}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        {end && <div className="field-end">{end}</div>}
      </div>
      {hint !== undefined && error === undefined && <Field.HelperText>{hint}</Field.HelperText>}
      {error !== undefined && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  )
}
