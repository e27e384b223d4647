import type { ComponentProps } from 'react'
import { Spinner } from './loading/Spinner.tsx'

type Variant = 'solid' | 'soft' | 'quiet' | 'danger'
export type ButtonLook = { variant?: Variant; block?: boolean | undefined; className?: string }

/** The classes of the 48 px button, for what is neither a `Button` nor a `ButtonLink`. */
export const buttonClass = (variant: Variant = 'solid', block = false, more?: string): string =>
  ['btn', variant !== 'solid' && variant, block && 'block', more].filter(Boolean).join(' ')

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores taps; the label stays, so that nothing moves. It does not lock a money action. */
    pending?: boolean | undefined
  }

/** The 48 px button. `aria-disabled` while pending, so that focus is not lost. */
export function Button(props: Props) {
  const { variant, block, className, pending, 'aria-disabled': isOff, onClick, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || isOff || undefined}
      aria-busy={pending || undefined}
      className={buttonClass(variant, block, className)}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <Spinner />}
      {/* A translator replaces bare text nodes, and React cannot put a spinner before one that is gone. */}
      {pending === undefined ? children : <span>{children}</span>}
    </button>
  )
}
