import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { AS_TYPED } from '#contracts/money/as-typed.ts'
import { hintFor, refuseLines } from '#contracts/money/typed-amount.ts'
import { tooLong } from '#contracts/texts/typed-texts.ts'
import { type NumberKind, toTyped, typedNumber } from './report/numbers.ts'

/** A part of a panel with a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type FieldProps = { label: string; value: string; onValue: (value: string) => void }
/** Text longer than `most` is kept and reported, not cut. */
type Most = { most?: number }

const LengthProblem = ({ value, most }: { value: string } & Most) => {
  const problem = most === undefined ? undefined : tooLong('', value, most)
  return problem === undefined ? null : <p className="wrong">{problem}</p>
}

/** One line of text with its label. */
export function TextField({
  label,
  value,
  onValue,
  most,
  ...input
}: FieldProps & Most & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...AS_TYPED}
        {...input}
        id={id}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <LengthProblem value={value} most={most} />
    </div>
  )
}

type NumberProps = FieldProps & NumberKind & Pick<ComponentProps<'input'>, 'placeholder'>

/**
 * One number with its label. The line below shows how the text was read, or why it is invalid. The text stays as typed.
 */
export function NumberField({ label, value, onValue, unit, least, most, ...input }: NumberProps) {
  const id = useId()
  const [refusedAt, setRefusedAt] = useState<string>()
  const read = typedNumber(value, { unit, least, most })
  const { words, isWrong } = hintFor(value, read, (number) => toTyped(number, unit), refusedAt)
  const refuse = (event: ClipboardEvent | DragEvent) => {
    if (refuseLines(event)) setRefusedAt(value)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        value={value}
        inputMode={unit === 'whole' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={`${id}-told`}
        onPaste={refuse}
        onDrop={refuse}
        onChange={(event) => {
          setRefusedAt(undefined)
          onValue(event.target.value)
        }}
      />
      <p id={`${id}-told`} className={isWrong ? 'wrong' : 'hint'} aria-live="polite">
        {words}
      </p>
    </div>
  )
}

/** Several lines of text with their label. */
export function TextArea({
  label,
  value,
  onValue,
  most,
  ...area
}: Omit<FieldProps, 'onValue'> &
  Most & { onValue?: (value: string) => void } & Omit<
    ComponentProps<'textarea'>,
    'value' | 'onChange' | 'maxLength'
  >) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...AS_TYPED}
        {...area}
        id={id}
        value={value}
        onChange={(event) => onValue?.(event.target.value)}
      />
      <LengthProblem value={value} most={most} />
    </div>
  )
}

type Option = readonly [value: string, text: string]

/** A choice with its label. */
export function SelectField({ label, value, onValue, options }: FieldProps & { options: readonly Option[] }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** A choice among the members. */
export const MemberField = (props: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField label="会员" {...props} />
)

/** A switch with its label beside it. It shows the wanted state while `onChecked` runs, and then the real one. */
export function CheckField({
  label,
  checked,
  onChecked,
}: {
  label: string
  checked: boolean
  onChecked: (checked: boolean) => unknown
}) {
  const [wanted, setWanted] = useState<boolean>()
  const change = (next: boolean) => {
    setWanted(next)
    void Promise.resolve(onChecked(next)).finally(() => setWanted(undefined))
  }
  return (
    <label className="check">
      <input type="checkbox" checked={wanted ?? checked} onChange={(event) => change(event.target.checked)} />
      {label}
    </label>
  )
}

/** A choice of one file of this device. The same file can be chosen again. */
export function FileField({
  label,
  accept,
  onFile,
}: {
  label: string
  accept: string
  onFile: (file: File) => unknown
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void onFile(file)
          target.value = ''
        }}
      />
    </div>
  )
}

/** A form that does not leave the page. */
export function Form({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  )
}

/** A button that does not send the form around it. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />

type BackProps = { back: () => void; children: ReactNode; autoFocus?: boolean }

/**
 * A button that closes an opened part of a panel. The focus stays in the console, so that its keys go on working: it
 * moves to the panel when the part closes. With `autoFocus` it moves to this button when the part opens.
 */
export function BackButton({ back, children, autoFocus }: BackProps) {
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest<HTMLElement>('.panel')
    flushSync(back)
    panel?.focus({ preventScroll: true })
    panel?.scrollTo(0, 0)
  }
  return (
    <Button autoFocus={autoFocus} onClick={leave}>
      {children}
    </Button>
  )
}
