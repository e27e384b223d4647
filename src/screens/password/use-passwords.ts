import { useState } from 'react'
import { useFieldProblem } from '../../ui/chakra/use-field-problem.ts'
import {
  checkPasswords,
  emptyPasswords,
  type PasswordDraft,
  type PasswordScreenKind,
} from './password-form.ts'

export type Passwords = ReturnType<typeof usePasswords>

/**
 * The three fields, kept only in the component's state: no storage and no cache ever holds them
 * (docs/faults.md#passwords-that-linger).
 */
export function usePasswords(kind: PasswordScreenKind) {
  const [draft, setDraft] = useState<PasswordDraft>(emptyPasswords)
  const { problem, report, clear, errorOf } = useFieldProblem<keyof PasswordDraft>()
  return {
    draft,
    problem,
    errorOf,
    type: (field: keyof PasswordDraft, text: string) => {
      setDraft((now) => ({ ...now, [field]: text }))
      clear(field)
    },
    wipe: () => setDraft(emptyPasswords),
    /** True when the passwords may be sent. Otherwise shows the first problem. */
    check: () => {
      const wrong = checkPasswords(kind, draft)
      report(wrong)
      return wrong === undefined
    },
  }
}
