import { useEffect, useRef, useState } from 'react'
import type { FieldProblem } from '../../lib/field-problem.ts'
import { dismissToast, toast } from '../toast/toast.ts'

/** The wrong fields of a form, which is given `form` as its ref: all of them are marked, and the toast names the first. */
export function useFieldProblem<Field extends string>() {
  const [problems, setProblems] = useState<readonly FieldProblem<Field>[]>([])
  // What a submit has found first, which stays the same while the others are being mended.
  const [first, setFirst] = useState<FieldProblem<Field>>()
  const mark = (found: readonly FieldProblem<Field>[]): void => {
    setProblems(found)
    setFirst(found[0])
  }
  const form = useRef<HTMLFormElement>(null)
  const problem = problems.length > 0 ? first : undefined
  useEffect(() => {
    if (problem && form.current) leadTo(form.current, problem.text)
  }, [problem])
  return {
    form,
    /** Marks the fields and says in a toast what is wrong with the first. None, or undefined, means that nothing is. */
    report: (found: FieldProblem<Field> | readonly FieldProblem<Field>[] | undefined): void => {
      const all = found === undefined ? [] : 'field' in found ? [found] : found
      mark(all)
      if (all[0]) toast(all[0].text, 'error')
    },
    /** Only marks the field, where a toast has said it already. */
    mark: (found: FieldProblem<Field> | undefined): void => mark(found ? [found] : []),
    /** Unmarks the given field, or all: it is being changed. The toast that named it goes, too. */
    clear: (field?: Field): void => {
      for (const one of problems) if (field === undefined || one.field === field) dismissToast(one.text)
      setProblems((now) => now.filter((one) => field !== undefined && one.field !== field))
    },
    errorOf: (field: Field): string | undefined => problems.find((one) => one.field === field)?.text,
  }
}

/** Scrolls to the field that is described by this text, or else to the first wrong one, and focuses it. */
function leadTo(form: HTMLFormElement, text: string): void {
  const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
  const isDescribed = (field: HTMLElement) =>
    field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .some((id) => document.getElementById(id)?.textContent === text)
  const found = wrong.find(isDescribed) ?? wrong[0]
  found?.scrollIntoView?.({ block: 'center' })
  // A group of tiles cannot have the focus, so its first option takes it.
  const field = found?.matches('fieldset') ? found.querySelector('input') : found
  field?.focus({ preventScroll: true })
}
