import { PAY_PASSWORD_MAX_CHARS, PAY_PASSWORD_MIN_CHARS } from '#contracts/limits.ts'
import { usdtBindTexts } from '#contracts/texts/messages.ts'
import type { Protocol } from '#contracts/wire/codes.ts'
import { type FieldProblem, problemsOf } from '../../lib/field-problem.ts'
import { textProblem } from './address-doubt.ts'

export type AddressDraft = { protocol: Protocol | ''; address: string; payPassword: string }

export const emptyAddress: AddressDraft = { protocol: '', address: '', payPassword: '' }

/** The problems of all invalid fields, in the order of the form (docs/rules.md#usdt-address-form). */
export function checkAddress({
  protocol,
  address,
  payPassword,
}: AddressDraft): FieldProblem<keyof AddressDraft>[] {
  const { length } = payPassword
  const isLengthWrong = length < PAY_PASSWORD_MIN_CHARS || length > PAY_PASSWORD_MAX_CHARS
  return problemsOf<keyof AddressDraft>([
    ['protocol', protocol === '' && usdtBindTexts.protocol],
    ['address', address === '' && usdtBindTexts.address],
    ['address', textProblem(protocol, address)],
    ['payPassword', length === 0 && usdtBindTexts.payPassword],
    ['payPassword', isLengthWrong && usdtBindTexts.payPasswordLength],
  ])
}
