import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { Foot } from './Foot.tsx'

type Props = {
  pending: boolean
  /** Why a tap cannot succeed now, said before it. */
  note?: ReactNode
  /** A tap cannot succeed: the button is pale, and still says why. */
  isRefused?: boolean
  /** What must be seen with the button, whatever is scrolled. */
  above?: ReactNode
  children: ReactNode
}

/** Sends a form. `aria-disabled` while pending keeps the focus; the money action itself blocks a second send. */
export function SubmitFoot({ pending, note, isRefused, above, children }: Props) {
  const id = useId()
  return (
    <Foot>
      {above}
      {note !== undefined && (
        <p className="t12 wait num foot-note" id={id}>
          {note}
        </p>
      )}
      <Button
        type="submit"
        variant={isRefused ? 'quiet' : 'solid'}
        block
        pending={pending}
        aria-describedby={note === undefined ? undefined : id}
      >
        {children}
      </Button>
    </Foot>
  )
}
