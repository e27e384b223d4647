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

/** Every invalid field, in the order of the form (docs/rules.md#registration-form). */
export function checkRegistration(fields: RegistrationFields): FieldProblem<keyof RegistrationFields>[] {
  const { password, confirmPass, paypassword } = fields
  const realname = personName(fields.realname)
  return problemsOf<keyof RegistrationFields>([
    ['name', !isUsername(loginName(fields.name)) && registerTexts.username],
    ['password', lengthOf(password) < PASSWORD_MIN_CHARS && registerTexts.password],
    ['password', tooLong('登录密码', password, INPUT_MAX_CHARS)],
    ['confirmPass', confirmPass !== password && registerTexts.confirmPass],
    ['confirmPass', confirmPass === '' && passwordTexts.confirmRequired],
    ['realname', lengthOf(realname) < REALNAME_MIN_CHARS && registerTexts.realname],
    ['realname', tooLong('真实姓名', realname, INPUT_MAX_CHARS)],
    ['paypassword', lengthOf(paypassword) < PAY_PASSWORD_MIN_CHARS && registerTexts.paypassword],
    ['paypassword', lengthOf(paypassword) > PAY_PASSWORD_MAX_CHARS && registerTexts.payPasswordTooLong],
  ])
}
