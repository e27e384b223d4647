import {
  INPUT_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
  REALNAME_MIN_CHARS,
} from '#contracts/limits.ts'
import { passwordTexts, registerTexts } from '#contracts/texts/messages.ts'
import { isUsername, lengthOf, loginName, personName, tooLong } from '#contracts/texts/typed-texts.ts'
import { type FieldProblem, problemsOf } from '../../lib/field-problem.ts'

export type RegistrationFields = {
  name: string
  password: string
  confirmPassword: string
  realName: string
  payPassword: string
}
export const emptyRegistration: RegistrationFields = {
  name: '',
  password: '',
  confirmPassword: '',
  realName: '',
  payPassword: '',
}

/** Every invalid field, in the order of the form (docs/rules.md#registration-form). */
export function checkRegistration(fields: RegistrationFields): FieldProblem<keyof RegistrationFields>[] {
  const { password, confirmPassword, payPassword } = fields
  const realName = personName(fields.realName)
  return problemsOf<keyof RegistrationFields>([
    ['name', !isUsername(loginName(fields.name)) && registerTexts.username],
    ['password', lengthOf(password) < PASSWORD_MIN_CHARS && registerTexts.password],
    ['password', tooLong('登录密码', password, INPUT_MAX_CHARS)],
    ['confirmPassword', confirmPassword !== password && registerTexts.confirmPass],
    ['confirmPassword', confirmPassword === '' && passwordTexts.confirmRequired],
    ['realName', lengthOf(realName) < REALNAME_MIN_CHARS && registerTexts.realname],
    ['realName', tooLong('真实姓名', realName, INPUT_MAX_CHARS)],
    ['payPassword', lengthOf(payPassword) < PAY_PASSWORD_MIN_CHARS && registerTexts.paypassword],
    ['payPassword', lengthOf(payPassword) > PAY_PASSWORD_MAX_CHARS && registerTexts.payPasswordTooLong],
  ])
}
