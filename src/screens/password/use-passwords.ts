import { useState } from 'react'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { toast } from '../../ui/toast/toast.ts'
import {
  checkPasswords,
  emptyPasswords,
  type PasswordDraft,
  type PasswordScreenKind,
} from './password-form.ts'

/** The wire has no code for it, so the text of a refusal decides. */
function fieldOf(text: string): keyof PasswordDraft | undefined {
  if (text.includes('新')) return 'next'
  return text.includes('密码') ? 'old' : undefined
}

export type Passwords = ReturnType<typeof usePasswords>

/**
 * The three fields, kept only in the component's state: no storage and no cache ever holds them
 * (docs/faults.md#passwords-that-linger).
 */
export function usePasswords(kind: PasswordScreenKind) {
  const [draft, setDraft] = useState<PasswordDraft>(emptyPasswords)
  const { form, report, clear, errorOf } = useFieldProblem<keyof PasswordDraft>()
  return {
    draft,
    form,
    errorOf,
    type: (field: keyof PasswordDraft, text: string) => {
      setDraft((now) => ({ ...now, [field]: text }))
      clear(field)
    },
    wipe: () => setDraft(emptyPasswords),
    /** Shows the backend's refusal at the field that it is about. */
    refused: (text: string) => {
      const field = fieldOf(text)
      if (field) report({ field, text })
      else toast(text, 'error')
    },
    /** True if the passwords may be sent. Otherwise shows what is wrong. */
    check: () => {
      const wrong = checkPasswords(kind, draft)
      report(wrong)
      return wrong.length === 0
    },
  }
}
