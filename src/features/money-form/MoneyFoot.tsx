import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'
import './money-form.css'

/** The one button of a money form, fixed at the lower edge in reach of a thumb. `aria-disabled` while pending, so that focus is not lost. */
export function MoneyFoot({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <div className="money-foot">
      <button
        type="submit"
        className="btn block"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
      >
        {pending && <Spinner />}
        {children}
      </button>
    </div>
  )
}
