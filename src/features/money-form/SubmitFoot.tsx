import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'
import { Foot } from './Foot.tsx'

/** The one button that sends a form. `aria-disabled` while pending, so that focus is not lost; the lock of a money action is its own. */
export function SubmitFoot({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <Foot>
      <button
        type="submit"
        className="btn block"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
      >
        {pending && <Spinner />}
        {children}
      </button>
    </Foot>
  )
}
