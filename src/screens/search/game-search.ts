import type { Game } from '#contracts/games.ts'
import type { ReadInitials } from './initials.ts'

/** A game that fits, and where in its name: [from, to) in UTF-16 units, for a highlight. */
export type Hit = { game: Game; from: number; to: number }

type Char = { text: string; initials: string }
type Entry = { game: Game; name: string; chars: readonly Char[] | undefined }

/** Names that hold the text come before names that only read like it, and a beginning before a middle. */
const RANKS = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a search looks for: trimmed, without case; `fy` also fits full-width letters. */
export const keywordOf = (typed: string): string => plain(typed).trim()

/**
 * A search over the full list, made once a list. Names fit by what they hold; with a reader of initials also by
 * those (`fyll` finds 福运连连), and mixed (`福yl`). No pattern is ever made of what was typed.
 */
export class GameSearch {
  readonly #entries: readonly Entry[]
  readonly #read: ReadInitials | undefined

  constructor(games: readonly Game[], read: ReadInitials | undefined) {
    this.#read = read
    this.#entries = games.map((game) => ({ game, name: plain(game.name), chars: undefined }))
  }

  /** Reads the initials ahead, some at a time, while `mayGoOn` says so. True when all are read. */
  prepare(mayGoOn: () => boolean): boolean {
    for (const entry of this.#entries) {
      if (entry.chars) continue
      if (!mayGoOn()) return false
      this.#charsOf(entry)
    }
    return true
  }

  /** The games that fit, best first and else in the list's order; none for an empty text. */
  find(typed: string): Hit[] {
    const wanted = keywordOf(typed)
    if (wanted === '') return []
    const letters = this.#read && /[a-z]/.test(wanted) ? [...wanted] : undefined
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
    entry.chars ??= [...entry.name].map((text) => ({ text, initials: this.#read?.(text) ?? '' }))
    return entry.chars
  }
}

/** Where the typed characters stand in a row, each as itself or as an initial. */
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
