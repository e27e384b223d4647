import { useState } from 'react'
import type { FieldProblem } from '../../lib/field-problem.ts'
import { dismissToast, toast } from '../toast.ts'

/** The wrong field of a form: forms name one problem at a time. */
export function useFieldProblem<Field extends string>() {
  const [problem, setProblem] = useState<FieldProblem<Field>>()
  return {
    problem,
    /** Marks the field and says in a toast what is wrong. Undefined means that nothing is. */
    report: (found: FieldProblem<Field> | undefined): void => {
      setProblem(found)
      if (found) toast(found.text, 'error')
    },
    /** Only marks the field, where a toast has said it already. */
    mark: setProblem,
    /** Unmarks the given field, or any: it is being changed. The toast that named it goes, too. */
    clear: (field = problem?.field): void => {
      if (!problem || field !== problem.field) return
      setProblem(undefined)
      dismissToast(problem.text)
    },
    errorOf: (field: Field): string | undefined => (problem?.field === field ? problem.text : undefined),
  }
}
