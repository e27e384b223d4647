import {
  type ComponentProps,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { AS_TYPED } from '#contracts/money/as-typed.ts'
import { tooLong } from '#contracts/texts/typed-texts.ts'
import { useRewrittenText } from '../html/use-rewritten-text.ts'
import { useAnnouncedField } from '../toast/announce.ts'
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
  const note = error ?? hint
  const shared = {
    ...text,
    id,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
  } as const
  useAnnouncedField(value, error)
  return (
    <div className="field">
      <div className="row field-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="field-box" data-end={end ? '' : undefined}>
        {rows === undefined ? (
          <input {...AS_TYPED} {...attributes} {...shared} ref={ref} className={className} />
        ) : (
          <textarea
            {...AS_TYPED}
            {...shared}
            name={rest.name}
            placeholder={rest.placeholder}
            readOnly={rest.readOnly}
            rows={rows}
          />
        )}
        {end && <div className="field-end">{end}</div>}
      </div>
      {note !== undefined && (
        <p className={error === undefined ? 't12 faint' : 't12 bad'} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
