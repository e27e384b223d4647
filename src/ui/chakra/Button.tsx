import { Button as ChakraButton } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { Spinner } from '../loading/Spinner.tsx'

export type ButtonProps = {
  children: ReactNode
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  type?: 'button' | 'submit'
  variant?: 'solid' | 'soft' | 'quiet' | 'danger'
  block?: boolean
  disabled?: boolean
  /** Shows a spinner and ignores taps; the label stays, so that nothing moves. It does not lock a money action. */
  pending?: boolean
}

/** The 48 px button. `aria-disabled` while pending, so that focus is not lost. */
export function Button({
  children,
  onClick,
  type = 'button',
  variant,
  block,
  disabled,
  pending,
}: ButtonProps) {
  // The variant is in our own recipe; Chakra's types know only those of its stock theme.
  const styling: object = { variant, block }
  return (
    <ChakraButton
      type={type}
      {...styling}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending && <Spinner />}
      <span>{children}</span>
    </ChakraButton>
  )
}
