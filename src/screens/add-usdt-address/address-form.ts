import type { Protocol } from '#contracts/codes.ts'
import { PAY_PASSWORD_MAX_CHARS, PAY_PASSWORD_MIN_CHARS } from '#contracts/limits.ts'
import { usdtBindTexts } from '#contracts/messages.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'
import { textProblem } from './address-doubt.ts'

export type AddressDraft = { protocol: Protocol | ''; address: string; payPassword: string }

export const emptyAddress: AddressDraft = { protocol: '', address: '', payPassword: '' }

/** The first invalid field: the form reports one error at a time (docs/rules.md#usdt-address-form). */
export function checkAddress({
  protocol,
  address,
  payPassword,
}: AddressDraft): FieldProblem<keyof AddressDraft> | undefined {
  if (protocol === '') return { field: 'protocol', text: usdtBindTexts.protocol }
  if (address === '') return { field: 'address', text: usdtBindTexts.address }
  const wrong = textProblem(protocol, address)
  if (wrong !== undefined) return { field: 'address', text: wrong }
  if (payPassword === '') return { field: 'payPassword', text: usdtBindTexts.payPassword }
  if (payPassword.length < PAY_PASSWORD_MIN_CHARS || payPassword.length > PAY_PASSWORD_MAX_CHARS)
    return { field: 'payPassword', text: usdtBindTexts.payPasswordLength }
  return undefined
}
