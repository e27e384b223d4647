import { oneOf, onlyWinner, type Progress, type Score, type SportModel } from './model.ts'

/** A side's strength: the home side's chance of each step, in thousandths. */
export type RaceSide = { home: number }

/** Best of three sets. A set is won with `to` points and a lead of `lead`, or with `cap` points. */
type Race = { to: number; lead: number; cap: number }

const PER = 1_000
const SETS_TO_WIN = 2

const winsSet = ({ to, lead, cap }: Race, mine: number, theirs: number): boolean =>
  mine >= cap || (mine >= to && mine - theirs >= lead)

/** The home side's chance of a set, at each score of it. */
function setTable(race: Race, home: number): number[][] {
  const table = Array.from({ length: race.cap + 1 }, () => Array.from({ length: race.cap + 1 }, () => 0))
  for (let a = race.cap; a >= 0; a--) {
    for (let b = race.cap; b >= 0; b--) {
      const row = table[a]
      if (!row) continue
      if (winsSet(race, a, b)) row[b] = 1
      else if (!winsSet(race, b, a)) row[b] = home * (table[a + 1]?.[b] ?? 1) + (1 - home) * (row[b + 1] ?? 0)
    }
  }
  return table
}

/** Sports of sets: tennis, badminton, and maps of e-sports. The total is whether a third set is needed. */
export function raceOf(race: Race): SportModel<RaceSide> {
  const tables = new Map<number, number[][]>()
  const tableOf = (home: number): number[][] => {
    const known = tables.get(home) ?? setTable(race, home / PER)
    tables.set(home, known)
    return known
  }
  const isDone = ([a, b]: Score) => winsSet(race, a, b) || winsSet(race, b, a)
  const setsWon = (sets: readonly Score[]): Score => {
    let home = 0
    let away = 0
    for (const [a, b] of sets) {
      if (winsSet(race, a, b)) home++
      else if (winsSet(race, b, a)) away++
    }
    return [home, away]
  }
  return {
    start: { sets: [[0, 0]], steps: 0, isOver: false },
    mostSteps: 3 * (2 * race.cap - 1),
    step({ sets, steps }, { home }, roll): Progress {
      const [a, b] = sets.at(-1) ?? [0, 0]
      const now: Score = roll(PER) < home ? [a + 1, b] : [a, b + 1]
      const after = [...sets.slice(0, -1), now]
      if (!isDone(now)) return { sets: after, steps: steps + 1, isOver: false }
      const isOver = Math.max(...setsWon(after)) === SETS_TO_WIN
      return { sets: isOver ? after : [...after, [0, 0]], steps: steps + 1, isOver }
    },
    chances({ sets }, { home }) {
      const table = tableOf(home)
      const fresh = table[0]?.[0] ?? 0
      const [a, b] = sets.at(-1) ?? [0, 0]
      const chance = table[a]?.[b] ?? 0
      const [won, lost] = setsWon(sets.slice(0, -1))
      const third = won + lost === SETS_TO_WIN
      const ifWon = won === 1 ? 1 : lost === 1 ? fresh : fresh + (1 - fresh) * fresh
      const ifLost = lost === 1 ? 0 : won === 1 ? fresh : fresh * fresh
      const win = third ? chance : chance * ifWon + (1 - chance) * ifLost
      const goesOn =
        won === 1 ? 1 - chance : lost === 1 ? chance : chance * (1 - fresh) + (1 - chance) * fresh
      const three = third ? 1 : goesOn
      return { result: oneOf(win, 1 - win), handicap: [], total: oneOf(three, 1 - three) }
    },
    lines: () => ({}),
    came({ sets }) {
      const [won, lost] = setsWon(sets)
      return {
        result: onlyWinner(won > lost ? 0 : 1, 2),
        handicap: [],
        total: onlyWinner(sets.length > SETS_TO_WIN ? 0 : 1, 2),
      }
    },
  }
}

/** The sets that each side has won. */
export const setsOf = (sets: readonly Score[], isOver: boolean): Score => {
  const done = isOver ? sets : sets.slice(0, -1)
  return [done.filter(([a, b]) => a > b).length, done.filter(([a, b]) => a < b).length]
}
