import { INPUT_MAX_CHARS, PASSWORD_MIN_CHARS, PAY_PASSWORD_MAX_CHARS } from '#contracts/limits.ts'
import { passwordTexts, registerTexts } from '#contracts/texts/messages.ts'
import { lengthOf, payPassword, tooLong } from '#contracts/texts/typed-texts.ts'
import { type FieldProblem, problemsOf } from '../../lib/field-problem.ts'
import { PAY_PASSWORD_TYPE } from '../../lib/query-types.ts'

/** `login` is type 1 of /password, `pay` type 2. */
export type PasswordScreenKind = 'login' | 'pay'
export type PasswordDraft = { old: string; next: string; again: string }

export const emptyPasswords: PasswordDraft = { old: '', next: '', again: '' }

/** Type 2 is the withdrawal password; anything else is the login password. */
export const passwordKindOf = (type: string | null): PasswordScreenKind =>
  type === PAY_PASSWORD_TYPE ? 'pay' : 'login'

const TOO_SHORT: Record<PasswordScreenKind, string> = {
  login: passwordTexts.length,
  pay: registerTexts.paypassword,
}

/** The maximum length of a new password. */
export const MOST_CHARS: Record<PasswordScreenKind, number> = {
  login: INPUT_MAX_CHARS,
  pay: PAY_PASSWORD_MAX_CHARS,
}

/** A payment password in full-width digits is the same password. */
const inPlainDigits = ({ old, next, again }: PasswordDraft): PasswordDraft => ({
  old: payPassword(old),
  next: payPassword(next),
  again: payPassword(again),
})

/**
 * Every invalid field, in the order of the checks (docs/rules.md#login-password-change). A payment password also has a
 * maximum length (docs/rules.md#payment-password).
 */
export function checkPasswords(
  kind: PasswordScreenKind,
  draft: PasswordDraft,
): FieldProblem<keyof PasswordDraft>[] {
  const { old, next, again } = kind === 'pay' ? inPlainDigits(draft) : draft
  return problemsOf<keyof PasswordDraft>([
    ['old', old === '' && passwordTexts.oldRequired],
    ['next', next === '' && passwordTexts.newRequired],
    ['again', again === '' && passwordTexts.confirmRequired],
    ['old', old.length < PASSWORD_MIN_CHARS && TOO_SHORT[kind]],
    ['next', next.length < PASSWORD_MIN_CHARS && TOO_SHORT[kind]],
    ['next', kind === 'pay' && next.length > PAY_PASSWORD_MAX_CHARS && registerTexts.payPasswordTooLong],
    ['next', tooLong('新密码', next, MOST_CHARS[kind])],
    ['again', again !== next && passwordTexts.mismatch],
    ['next', next === old && passwordTexts.same],
  ])
}

/** The rules as a list that is ticked off while typing, so that players know them before they submit. */
export function rulesOf(kind: PasswordScreenKind, draft: PasswordDraft): { text: string; met: boolean }[] {
  const { old, next, again } = kind === 'pay' ? inPlainDigits(draft) : draft
  const most = MOST_CHARS[kind]
  return [
    {
      text: `${PASSWORD_MIN_CHARS}-${most} 位`,
      met: lengthOf(next) >= PASSWORD_MIN_CHARS && lengthOf(next) <= most,
    },
    { text: '与旧密码不同', met: next !== '' && next !== old },
    { text: '两次输入一致', met: next !== '' && next === again },
  ]
}
