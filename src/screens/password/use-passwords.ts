import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import {
  checkPasswords,
  emptyPasswords,
  type PasswordDraft,
  type PasswordProblem,
  type PasswordScreenKind,
} from './password-form.ts'

export type Passwords = ReturnType<typeof usePasswords>

/**
 * The three fields, kept only in the component's state: no storage and no cache ever holds them
 * (docs/faults.md#passwords-that-linger).
 */
export function usePasswords(kind: PasswordScreenKind) {
  const [draft, setDraft] = useState<PasswordDraft>(emptyPasswords)
  const [problem, setProblem] = useState<PasswordProblem>()
  return {
    draft,
    problem,
    type: (field: keyof PasswordDraft, text: string) => {
      setDraft((now) => ({ ...now, [field]: text }))
      if (problem?.field === field) setProblem(undefined)
    },
    wipe: () => setDraft(emptyPasswords),
    /** True when the passwords may be sent. Otherwise shows the first problem. */
    check: () => {
      const wrong = checkPasswords(kind, draft)
      setProblem(wrong)
      if (wrong) toast(wrong.text, 'error')
      return wrong === undefined
    },
  }
}
