import {
  PASSWORD_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
  REALNAME_MIN_CHARS,
} from '#contracts/limits.ts'
import { registerTexts } from '#contracts/messages.ts'
import { isUsername } from '#contracts/username.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'

export type RegistrationFields = {
  name: string
  password: string
  confirmPass: string
  realname: string
  paypassword: string
}
export const emptyRegistration: RegistrationFields = {
  name: '',
  password: '',
  confirmPass: '',
  realname: '',
  paypassword: '',
}

const chars = (text: string): number => [...text].length

/** The first invalid field: the form reports one error at a time (docs/rules.md#registration-form). */
export function checkRegistration(
  fields: RegistrationFields,
): FieldProblem<keyof RegistrationFields> | undefined {
  const { name, password, confirmPass, realname, paypassword } = fields
  if (!isUsername(name.trim())) return { field: 'name', text: registerTexts.username }
  if (chars(password) < PASSWORD_MIN_CHARS) return { field: 'password', text: registerTexts.password }
  if (confirmPass !== password) return { field: 'confirmPass', text: registerTexts.confirmPass }
  if (chars(realname.trim()) < REALNAME_MIN_CHARS) return { field: 'realname', text: registerTexts.realname }
  if (chars(paypassword) < PAY_PASSWORD_MIN_CHARS)
    return { field: 'paypassword', text: registerTexts.paypassword }
  if (chars(paypassword) > PAY_PASSWORD_MAX_CHARS)
    return { field: 'paypassword', text: registerTexts.payPasswordTooLong }
  return undefined
}
