import type { Game } from '#contracts/games.ts'
import type { ReadInitials } from './initials.ts'

/** A matching game, and the match in its name for a highlight: [from, to) in UTF-16 units. */
export type Hit = { game: Game; from: number; to: number }

type Char = { text: string; initials: string }
type Entry = { game: Game; name: string; chars: readonly Char[] | undefined }

/** Names that contain the text rank before matches by initials, and a match at the beginning before others. */
const RANKS = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** The normalised keyword: trimmed and in lower case, with full-width letters made plain. */
export const keywordOf = (typed: string): string => plain(typed).trim()

/**
 * A search over the full list; make one for each list. It matches names, and also
 * initials (`fyll` finds 福运连连) and a mix (`福yl`). The typed text never becomes a regular expression.
 */
export class GameSearch {
  readonly #entries: readonly Entry[]
  readonly #read: ReadInitials

  constructor(games: readonly Game[], read: ReadInitials) {
    this.#read = read
    this.#entries = games.map((game) => ({ game, name: plain(game.name), chars: undefined }))
  }

  /** Reads initials ahead while `mayGoOn` returns true. Returns true when all are read. */
  prepare(mayGoOn: () => boolean): boolean {
    for (const entry of this.#entries) {
      if (entry.chars) continue
      if (!mayGoOn()) return false
      this.#charsOf(entry)
    }
    return true
  }

  /** The matching games, best first and otherwise in the list's order. None for an empty text. */
  find(typed: string): Hit[] {
    const wanted = keywordOf(typed)
    if (wanted === '') return []
    const letters = /[a-z]/.test(wanted) ? [...wanted] : undefined
    const ranks: Hit[][] = Array.from({ length: RANKS }, () => [])
    for (const entry of this.#entries) {
      const from = entry.name.indexOf(wanted)
      if (from >= 0) {
        ranks[from === 0 ? 0 : 1]?.push({ game: entry.game, from, to: from + wanted.length })
      } else if (letters) {
        const hit = byInitials(entry.game, this.#charsOf(entry), letters)
        if (hit) ranks[hit.from === 0 ? 2 : 3]?.push(hit)
      }
    }
    return ranks.flat()
  }

  #charsOf(entry: Entry): readonly Char[] {
    entry.chars ??= [...entry.name].map((text) => ({ text, initials: this.#read(text) }))
    return entry.chars
  }
}

/** Finds the typed characters in a row in the name, each as itself or as an initial. */
function byInitials(game: Game, chars: readonly Char[], wanted: readonly string[]): Hit | undefined {
  const fits = (at: number) =>
    wanted.every((char, step) => {
      const here = chars[at + step]
      return here !== undefined && (here.text === char || here.initials.includes(char))
    })
  for (let at = 0; at + wanted.length <= chars.length; at += 1) {
    if (fits(at)) {
      const from = lengthOf(chars.slice(0, at))
      return { game, from, to: from + lengthOf(chars.slice(at, at + wanted.length)) }
    }
  }
  return undefined
}

const lengthOf = (chars: readonly Char[]) => chars.reduce((sum, { text }) => sum + text.length, 0)
