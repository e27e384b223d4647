import type { Fen } from '#contracts/money/money.ts'
import type { BeijingTime } from '#contracts/time/beijing-time.ts'

/** A row of one of several lists, as far as their common order needs it. */
export type Dated = {
  type: string | number
  createdAt: BeijingTime
  amount?: Fen | undefined
  /** The effect on the central wallet. */
  effect: 1 | -1 | 0
  balanceAfter?: Fen | undefined
}

/** The lists that have more rows, by type, and the time down to which each was read; '' if no row had a time. */
export type Unfinished = Readonly<Record<string | number, BeijingTime>>

/** Later than every time. */
const NEVER = '9'

/**
 * When each row was, for its order: a row without a time stays where its list has it, by the row below, or else by the one
 * above.
 */
function timesOf(rows: readonly Dated[]): (row: Dated) => BeijingTime {
  const times = new Map<Dated, BeijingTime>()
  for (const inTurn of [[...rows].reverse(), rows]) {
    const last = new Map<Dated['type'], BeijingTime>()
    for (const row of inTurn) {
      const at = row.createdAt || times.get(row) || last.get(row.type) || ''
      last.set(row.type, at)
      times.set(row, at)
    }
  }
  return (row) => times.get(row) ?? ''
}

/**
 * The rows of all lists, newest first. An unfinished list has older rows to come, so rows older than its last read time
 * would be in the wrong place. They are left out until they are certain.
 */
export function merged<T extends Dated>(rows: readonly T[], unfinished: Unfinished): readonly T[] {
  const timeOf = timesOf(rows)
  const readTo = Object.entries(unfinished).map(([type, at]) => {
    const last = rows.filter((row) => String(row.type) === type).at(-1)
    return at || (last && timeOf(last)) || NEVER
  })
  const known = readTo.sort().at(-1) ?? ''
  const shown = rows
    .filter((row) => timeOf(row) >= known)
    .sort((a, b) => Number(timeOf(a) < timeOf(b)) - Number(timeOf(a) > timeOf(b)))
  const settled: T[] = []
  for (let from = 0; from < shown.length; ) {
    let to = from + 1
    while (shown[to]?.createdAt === shown[from]?.createdAt) to++
    settled.push(...byBalance(shown.slice(from, to), shown[to]?.balanceAfter))
    from = to
  }
  return settled
}

/** More rows of one second stay as they are. */
const MOST_TIES = 20

/**
 * Rows of the same second, newest first. As far as balances are known, each row follows the one whose balance it
 * started from. `before` is the balance after the rows of earlier seconds.
 */
function byBalance<T extends Dated>(rows: readonly T[], before: number | undefined): readonly T[] {
  if (rows.length === 1 || rows.length > MOST_TIES) return rows
  const remaining = [...rows].reverse()
  const oldestFirst: T[] = []
  while (remaining.length > 0) {
    const balance = oldestFirst.length > 0 ? oldestFirst.at(-1)?.balanceAfter : before
    const follows = remaining.findIndex((row) => balanceBefore(row) === balance)
    const begins = remaining.findIndex(
      (row) => !remaining.some((other) => other !== row && other.balanceAfter === balanceBefore(row)),
    )
    oldestFirst.push(...remaining.splice(Math.max(follows < 0 ? begins : follows, 0), 1))
  }
  return oldestFirst.reverse()
}

const balanceBefore = ({ balanceAfter, effect, amount }: Dated): number =>
  (balanceAfter ?? Number.NaN) - effect * (amount ?? Number.NaN)
