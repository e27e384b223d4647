/**
 * Amounts in the page: whole fen, shown and read by moving the decimal point through the digits.
 * This page is served to the browser as it stands, without the contract's code; amount.test.ts
 * holds it equal to contracts/money.ts.
 */
const split = (hundredths: number | bigint): [string, string] => {
  const digits = String(hundredths).padStart(3, '0')
  return [digits.slice(0, -2), digits.slice(-2)]
}

/** `1,234.50` */
export function grouped(fen: number): string {
  const [whole, rest] = split(Math.abs(fen))
  return `${fen < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** `¥ 1,234.50`, with a no-break space. */
export const yuan = (fen: number): string => `¥\u00a0${grouped(fen)}`

/** `10` or `10.50`: what stands in the stake field and on the chips. */
export function short(fen: number): string {
  const [whole, rest] = split(fen)
  return rest === '00' ? whole : `${whole}.${rest}`
}

/** `1.95` */
export const oddsText = (hundredths: number): string => split(hundredths).join('.')

/** Odds of a pay table: `×108`, `×4.5`. */
export const times = (hundredths: number): string => `×${oddsText(hundredths).replace(/\.?0+$/, '')}`

/** What was typed, in fen; undefined when it is no plain amount. Full-width digits and dots are read. */
export function parse(typed: string): number | undefined {
  const half = typed
    .replace(/[０-９]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/[．。]/g, '.')
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(half.trim())
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : undefined
}

/** What a stake returns at one or several odds, rounded down to the fen. */
export function returnAt(stake: number, ...odds: readonly number[]): number {
  const product = odds.reduce((n, one) => n * BigInt(one), BigInt(stake))
  return Number(String(product).slice(0, -2 * odds.length || undefined) || '0')
}
