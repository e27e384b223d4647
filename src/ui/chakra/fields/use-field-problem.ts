import { useRef, useState } from 'react'
import type { FieldProblem } from '../../../lib/field-problem.ts'
import { dismissToast, toast } from '../../toast/toast.ts'
import { useShowProblem } from './use-show-problem.ts'

/** The wrong fields of a form. */
export function useFieldProblem<Field extends string>() {
  const [problems, setProblems] = useState<readonly FieldProblem<Field>[]>([])
  // What a submit has found first, which stays the same while the others are being mended.
  const [first, setFirst] = useState<FieldProblem<Field>>()
  const mark = (found: readonly FieldProblem<Field>[]): void => {
    setProblems(found)
    setFirst(found[0])
  }
  const problem = problems.length > 0 ? first : undefined
  const form = useRef<HTMLFormElement>(null)
  useShowProblem(form, problem)
  return {
    problem,
    /** The form that is given this ref leads to the first of its wrong fields. */
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
      if (problems.length > 0)
        setProblems(field === undefined ? [] : problems.filter((one) => one.field !== field))
    },
    errorOf: (field: Field): string | undefined => problems.find((one) => one.field === field)?.text,
  }
}
