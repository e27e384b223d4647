import { Field, Input, Textarea } from '@chakra-ui/react'
import {
  type ComponentProps,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { AS_TYPED } from '#contracts/money/as-typed.ts'
import { tooLong } from '#contracts/texts/typed-texts.ts'
import { useRewrittenText } from '../../html/use-rewritten-text.ts'
import { useAnnouncedField } from '../../toast/announce.ts'
import './fields.css'

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'placeholder' | 'readOnly' | 'disabled' | 'enterKeyHint' | 'onBlur'
>

export type TextFieldProps = InputAttributes & {
  label: string
  value: string
  onChange: (value: string) => void
  /** More characters than this are kept, and told at the field. A browser's `maxLength` would cut them in silence. */
  most?: number
  /** What the field keeps of its text, and how it shows that (src/ui/html/use-rewritten-text.ts). */
  clean?: (raw: string) => string
  show?: (kept: string) => string
  /** The validation error, shown under the field and linked to it. */
  error?: string | undefined
  /** A hint shown while there is no error: a range, a format. */
  hint?: ReactNode
  /** At the right end inside the field: an eye, a captcha picture, a unit. */
  end?: ReactNode
  /** At the right end of the label's line. */
  aside?: ReactNode
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** The value is the app's own and comes back by itself: a reload takes nothing (src/lib/loading/reload-once.ts). */
  'data-untyped'?: true | undefined
  /** Makes it a textarea of this many rows. */
  rows?: number
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A labelled input. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, most, clean, show, hint, end, aside, rows, ref, className, ...rest } = props
  const { error: problem, ...attributes } = rest
  const text = useRewrittenText({ value, onChange, clean, show })
  const error = problem ?? (most === undefined ? undefined : tooLong(label, value, most))
  const id = useId()
  // Chakra's own error text is live, as the toast is, and tied by an attribute that many screen readers skip.
  const described = error === undefined ? undefined : `${id}-error`
  useAnnouncedField(value, error)
  return (
    // A group of one field says nothing.
    <Field.Root role="none" invalid={error !== undefined} disabled={rest.disabled} readOnly={rest.readOnly}>
      <div className="row" style={{ width: '100%', justifyContent: 'space-between', gap: 8 }}>
        <Field.Label>{label}</Field.Label>
        {aside}
      </div>
      <div style={{ position: 'relative', width: '100%' }}>
        {rows === undefined ? (
          <Input
            {...AS_TYPED}
            {...attributes}
            {...text}
            ref={ref}
            className={className}
            aria-describedby={described}
            paddingInlineEnd={end ? '52px' : undefined}
          />
        ) : (
          <Textarea
            {...AS_TYPED}
            className="field-lines"
            name={rest.name}
            placeholder={rest.placeholder}
            readOnly={rest.readOnly}
            {...text}
            aria-describedby={described}
            rows={rows}
          />
        )}
        {end && <div className="field-end">{end}</div>}
      </div>
      {hint !== undefined && error === undefined && <Field.HelperText>{hint}</Field.HelperText>}
      {error !== undefined && (
        <p className="t12 red" id={described}>
          {error}
        </p>
      )}
    </Field.Root>
  )
}
