import type { ReactNode } from 'react'
import { Foot } from './Foot.tsx'
import { Spinner } from './Spinner.tsx'

/** Sends a form. `aria-disabled` while pending keeps the focus; the money action itself blocks a second send. */
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
