/**
 * Amounts in the page are whole fen; they are formatted as digits, without floating point. The page is served without a build,
 * so it cannot import contracts/money/money.ts and its library: amount.test.ts compares these functions with it.
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
export const formatYuan = (fen: number): string => `¥\u00a0${grouped(fen)}`

/** `10` or `10.50`, for the stake field and the chips. */
export function short(fen: number): string {
  const [whole, rest] = split(fen)
  return rest === '00' ? whole : `${whole}.${rest}`
}

/** `1.95` */
export const oddsText = (hundredths: number): string => split(hundredths).join('.')

/** Odds of a pay table: `×108`, `×4.5`. */
export const payTableOdds = (hundredths: number): string => `×${oddsText(hundredths).replace(/\.?0+$/, '')}`

/** The return of a stake at one or several odds, rounded down to the fen. */
export function returnAt(stake: number, ...odds: readonly number[]): number {
  const product = odds.reduce((n, factor) => n * BigInt(factor), BigInt(stake))
  return Number(String(product).slice(0, -2 * odds.length || undefined) || '0')
}
