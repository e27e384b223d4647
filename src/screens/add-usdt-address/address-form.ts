import type { Protocol } from '#contracts/codes.ts'
import { PAY_PASSWORD_MAX_CHARS, PAY_PASSWORD_MIN_CHARS } from '#contracts/limits.ts'
import { usdtBindTexts } from '#contracts/messages.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'

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
  if (payPassword === '') return { field: 'payPassword', text: usdtBindTexts.payPassword }
  if (payPassword.length < PAY_PASSWORD_MIN_CHARS || payPassword.length > PAY_PASSWORD_MAX_CHARS)
    return { field: 'payPassword', text: usdtBindTexts.payPasswordLength }
  return undefined
}

const SHAPES: Record<Protocol, { pattern: RegExp; words: string }> = {
  TRC20: { pattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, words: 'TRC20 地址以 T 开头，共 34 位' },
  ERC20: { pattern: /^0x[0-9a-fA-F]{40}$/, words: 'ERC20 地址以 0x 开头，共 42 位' },
}

/** What an address of the protocol looks like, and whether this one differs. It only warns: the server decides. */
export function addressShape(protocol: Protocol | '', address: string): { words: string; isOdd: boolean } {
  if (protocol === '') return { words: '请先选择协议，再粘贴对应的收款地址', isOdd: false }
  const { pattern, words } = SHAPES[protocol]
  return { words, isOdd: address !== '' && !pattern.test(address) }
}

/** An address has no spaces: those that were pasted around or inside it are removed. */
export const bareAddress = (text: string): string => text.replace(/\s+/g, '')

/**
 * The address in a text that was pasted or scanned: wallets write payment URIs, `tron:T…?amount=1` or
 * `ethereum:0x…@1`.
 */
export const addressIn = (text: string): string =>
  bareAddress(text)
    .replace(/^[a-z]+:/i, '')
    .replace(/[?@].*$/, '')
