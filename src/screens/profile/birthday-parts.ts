import { BIRTHDAY_MIN } from '#contracts/limits.ts'

export type BirthdayParts = { year: number | undefined; month: number | undefined; day: number | undefined }

const MONTHS = 12
const LONGEST_MONTH_DAYS = 31

/** The parts of YYYY-MM-DD; all undefined for any other text. */
export function partsOf(text: string): BirthdayParts {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  return { year, month, day }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Without a year February has 29 days, without a month any has 31. */
function daysIn({ year = 2000, month }: BirthdayParts): number {
  return month === undefined ? LONGEST_MONTH_DAYS : new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** What can be chosen beside the other parts: no day before BIRTHDAY_MIN, none after `today` (YYYY-MM-DD). */
export function choicesFor(parts: BirthdayParts, today: string) {
  const { year, month } = parts
  const first = partsOf(BIRTHDAY_MIN)
  const last = partsOf(today)
  const isLastYear = year === last.year
  const isLastMonth = isLastYear && month === last.month
  return {
    year: range(first.year ?? 0, last.year ?? 0),
    month: range(1, isLastYear ? (last.month ?? MONTHS) : MONTHS),
    day: range(
      1,
      Math.min(daysIn(parts), isLastMonth ? (last.day ?? LONGEST_MONTH_DAYS) : LONGEST_MONTH_DAYS),
    ),
  }
}

/** A day or month that the other parts rule out becomes the nearest one: 31 is 28 in February. */
export function fitted(parts: BirthdayParts, today: string): BirthdayParts {
  const limit = (value: number | undefined, choices: readonly number[]) =>
    value === undefined ? undefined : Math.min(value, choices.at(-1) ?? value)
  const month = limit(parts.month, choicesFor(parts, today).month)
  const next = { ...parts, month }
  return { ...next, day: limit(parts.day, choicesFor(next, today).day) }
}

const padded = (value: number) => String(value).padStart(2, '0')

/** YYYY-MM-DD; undefined while a part is missing. */
export function birthdayOf({ year, month, day }: BirthdayParts): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  return `${year}-${padded(month)}-${padded(day)}`
}
