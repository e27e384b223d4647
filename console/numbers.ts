import { parseDecimal } from '#contracts/money.ts'

/** How a setting counts: rates in millionths, amounts and fees in hundredths, the rest whole. */
export type Unit = 'rate' | 'hundredth' | 'whole'

const PLACES: Readonly<Record<Unit, number>> = { rate: 6, hundredth: 2, whole: 0 }

/** A setting as a person types it, without zeros at its end. */
export function toTyped(value: number, unit: Unit): string {
  const text = (value / 10 ** PLACES[unit]).toFixed(PLACES[unit])
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** What a person typed as the setting, or undefined where it is none: negative, no number, or with too many decimals. */
export function fromTyped(text: string, unit: Unit): number | undefined {
  const trimmed = text.trim()
  if (!/^\d+(\.\d+)?$/.test(trimmed)) return undefined
  if ((trimmed.split('.')[1] ?? '').length > PLACES[unit]) return undefined
  return parseDecimal(trimmed, PLACES[unit])
}
