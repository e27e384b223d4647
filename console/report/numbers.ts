import { DECIMALS, readTyped, type TypedUnit } from '#contracts/money/typed-amount.ts'

/** A number as a field takes it; the bounds count its smallest part. */
export type NumberKind = { unit: TypedUnit; least?: number | undefined; most?: number | undefined }

/** A setting as a person types it, without zeros at its end. */
export function toTyped(value: number, unit: TypedUnit): string {
  const text = (value / 10 ** DECIMALS[unit]).toFixed(DECIMALS[unit])
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** The typed number, the words for one that does not do, or undefined for an empty field. */
export function typedNumber(
  text: string,
  { unit, least = 0, most }: NumberKind,
): number | string | undefined {
  const read = readTyped(text, unit)
  if (typeof read !== 'number' || (read >= least && read <= (most ?? read))) return read
  const [from, to] = [least, most ?? 0].map((bound) => toTyped(bound, unit))
  return most === undefined ? `最少 ${from}` : `请填 ${from} 到 ${to}`
}

/** The typed number for a verb, or `empty` where nothing is typed. Throws what the console tells where it does not do. */
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
