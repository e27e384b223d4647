import { type RefObject, useEffect } from 'react'

/** Scrolls to the first field with aria-invalid and focuses it, whenever `problem` is a new one. */
export function useShowProblem(form: RefObject<HTMLFormElement | null>, problem: object | undefined): void {
  useEffect(() => {
    if (!problem) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.scrollIntoView?.({ block: 'center' })
    // A group of tiles cannot have the focus, so its first option takes it.
    const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    field?.focus({ preventScroll: true })
  }, [form, problem])
}
