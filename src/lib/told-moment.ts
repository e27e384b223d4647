import { type BeijingTime, formatBeijing, parseBeijing } from '#contracts/beijing-time.ts'

/**
 * A time that a backend may tell (docs/wire.md#extensions), written out; a day alone is its midnight. Undefined where it
 * is not told, or is no such time.
 */
export function toldMoment(text: string | undefined): BeijingTime | undefined {
  const ms = text === undefined ? undefined : parseBeijing(text.trim())
  return ms === undefined ? undefined : formatBeijing(ms)
}
