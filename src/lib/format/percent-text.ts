import type { Share } from '#contracts/money/money.ts'

/** A share, or the difference of two, in percent: 8000 is `0.80%`, 1234 is `0.1234%`. */
export function percentText(millionths: Share | number): string {
  const digits = String(millionths).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4).replace(/0{1,2}$/, '')}%`
}
