import { type RefObject, useEffect } from 'react'

/** Brings the field that is wrong into view and gives it the focus, whenever `problem` is a new one. The field says so by aria-invalid. */
export function useShowProblem(form: RefObject<HTMLFormElement | null>, problem: object | undefined): void {
  useEffect(() => {
    if (!problem) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.scrollIntoView?.({ block: 'center' })
    // A group of tiles has no focus of its own: its first choice takes it.
    const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    field?.focus({ preventScroll: true })
  }, [form, problem])
}
