import { DEMO } from '#mock/scenarios/personas.ts'

/** What the page says of a field. */
export type FieldFacts = { type: string; inputMode: string; label: string }

const PASSWORDS = [DEMO.password, DEMO.password, DEMO.payPassword, '123456', 'demo889']
const PAY_PASSWORDS = [DEMO.payPassword, DEMO.payPassword, DEMO.payPassword, '123456']
const AMOUNTS = ['100', '500', '200.5', '1', '100.01', '1000', '99999999', '0', '888']
const NUMBERS = ['13800138000', '6222020200112233', '6200001234567890124', '888888', '2']
const DATES = ['2000-01-01', '2026-04-30', '2026-05-02']
const WORDS = [
  DEMO.username,
  DEMO.realname,
  '云川银行',
  '云川银行滨江支行',
  'TXyz123456789012345678901234567890',
  '电子',
  'boat7',
  'a@b.cn',
]

/** What people paste, mistype, or try. */
const NAUGHTY = [
  '１００',
  '1e3',
  '-5',
  '.5',
  '0.001',
  '¥ 1,000.00',
  '9'.repeat(40),
  '字'.repeat(3_000),
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '\u202Etxet',
  '\u200B',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  '   ',
  '__proto__',
  '=1+1',
  '%00%E4',
]

/** A text for this field; `value`, from 0 to 1, chooses it. */
export function textFor({ type, inputMode, label }: FieldFacts, value: number, naughty: boolean): string {
  const from = (list: readonly string[]) => list[Math.floor(value * list.length)] ?? ''
  if (type === 'date') return from(DATES)
  if (naughty) return from(NAUGHTY)
  if (/支付密码/.test(label)) return from(PAY_PASSWORDS)
  if (type === 'password' || /密码/.test(label)) return from(PASSWORDS)
  if (/金额/.test(label) || inputMode === 'decimal') return from(AMOUNTS)
  if (inputMode === 'numeric' || inputMode === 'tel' || /手机|卡号/.test(label)) return from(NUMBERS)
  return from(WORDS)
}
