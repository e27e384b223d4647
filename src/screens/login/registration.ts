import {
  INPUT_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
  REALNAME_MIN_CHARS,
} from '#contracts/limits.ts'
import { registerTexts } from '#contracts/messages.ts'
import { isUsername, lengthOf, loginName, personName, tooLong } from '#contracts/typed-texts.ts'
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

/** The first invalid field: the form reports one error at a time (docs/rules.md#registration-form). */
export function checkRegistration(
  fields: RegistrationFields,
): FieldProblem<keyof RegistrationFields> | undefined {
  const { name, password, confirmPass, realname, paypassword } = fields
  if (!isUsername(loginName(name))) return { field: 'name', text: registerTexts.username }
  if (lengthOf(password) < PASSWORD_MIN_CHARS) return { field: 'password', text: registerTexts.password }
  const longPassword = tooLong('登录密码', password, INPUT_MAX_CHARS)
  if (longPassword !== undefined) return { field: 'password', text: longPassword }
  if (confirmPass !== password) return { field: 'confirmPass', text: registerTexts.confirmPass }
  const nameSent = personName(realname)
  if (lengthOf(nameSent) < REALNAME_MIN_CHARS) return { field: 'realname', text: registerTexts.realname }
  const longName = tooLong('真实姓名', nameSent, INPUT_MAX_CHARS)
  if (longName !== undefined) return { field: 'realname', text: longName }
  if (lengthOf(paypassword) < PAY_PASSWORD_MIN_CHARS)
    return { field: 'paypassword', text: registerTexts.paypassword }
  if (lengthOf(paypassword) > PAY_PASSWORD_MAX_CHARS)
    return { field: 'paypassword', text: registerTexts.payPasswordTooLong }
  return undefined
}
