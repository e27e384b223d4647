import { DECIMALS, readTyped, type TypedUnit } from '#contracts/money/typed-amount.ts'

/** A kind of number for a field. The bounds are in its smallest unit. */
export type NumberKind = { unit: TypedUnit; least?: number | undefined; most?: number | undefined }

/** A setting as a person types it, without trailing zeros. */
export function toTyped(value: number, unit: TypedUnit): string {
  const text = (value / 10 ** DECIMALS[unit]).toFixed(DECIMALS[unit])
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** The typed number, the reason why it is invalid, or undefined for an empty field. */
export function typedNumber(
  text: string,
  { unit, least = 0, most }: NumberKind,
): number | string | undefined {
  const read = readTyped(text, unit)
  if (typeof read !== 'number' || (read >= least && read <= (most ?? read))) return read
  const [from, to] = [least, most ?? 0].map((bound) => toTyped(bound, unit))
  return most === undefined ? `最少 ${from}` : `请填 ${from} 到 ${to}`
}

/**
 * The typed number for a verb, or `empty` if nothing is typed. Throws the message of the console if the text is
 * invalid.
 */
export function takeNumber<E = never>(
  label: string,
  text: string,
  kind: NumberKind,
  empty?: () => E,
): number | E {
  const read = typedNumber(text, kind)
  if (read === undefined && empty) return empty()
  if (typeof read === 'number') return read
  throw new Error(`请改正“${label}”：${read ?? '请填写数字'}`)
}
