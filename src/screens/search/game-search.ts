import { searchText } from '#contracts/texts/typed-texts.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import type { ReadInitials } from './initials.ts'

/** The matching part of a text: [from, to) in UTF-16 units, for a highlight. */
type Match = { from: number; to: number }
/** A matching game: by its own name, or else by its venue's. */
export type Hit = { game: Game; name?: Match; venue?: Match }

type Char = { text: string; initials: string }
type Entry = { game: Game; name: Searchable; venue: Searchable }

/** Names that contain the text rank before matches by initials, and a match at the beginning before others. */
const NAME_RANKS = 4
/** The games of a matching venue come last: they are many. */
const VENUE_RANK = NAME_RANKS

/** The normalised keyword (contracts/texts/typed-texts.ts), trimmed. */
export const keywordOf = (typed: string): string => searchText(typed).trim()

/** A text, normalised once, whose initials are read when they are first needed. */
class Searchable {
  readonly text: string
  #chars: readonly Char[] | undefined

  constructor(text: string) {
    this.text = searchText(text)
  }

  isRead(): boolean {
    return this.#chars !== undefined
  }

  charsBy(read: ReadInitials): readonly Char[] {
    this.#chars ??= [...this.text].map((text) => ({ text, initials: read(text) }))
    return this.#chars
  }
}

/**
 * A search over the full list; make one for each list. It matches the names of games and of their venues, and also
 * initials (`fyll` finds 福运连连) and a mix (`福yl`). The typed text never becomes a regular expression.
 */
export class GameSearch {
  readonly #entries: readonly Entry[]
  readonly #read: ReadInitials

  constructor(games: readonly Game[], read: ReadInitials, venueOf: (game: Game) => string) {
    this.#read = read
    // Hundreds of games share a few venues.
    const venues = new Map<string, Searchable>()
    const searchable = (venue: string) => {
      const known = venues.get(venue) ?? new Searchable(venue)
      venues.set(venue, known)
      return known
    }
    this.#entries = games.map((game) => ({
      game,
      name: new Searchable(game.name),
      venue: searchable(venueOf(game)),
    }))
  }

  /** Reads initials ahead while `mayGoOn` returns true. Returns true when all are read. */
  prepare(mayGoOn: () => boolean): boolean {
    for (const { name } of this.#entries) {
      if (name.isRead()) continue
      if (!mayGoOn()) return false
      name.charsBy(this.#read)
    }
    return true
  }

  /** The matching games, best first and otherwise in the list's order. None for an empty text. */
  find(typed: string): Hit[] {
    const wanted = keywordOf(typed)
    if (wanted === '') return []
    const letters = /[a-z]/.test(wanted) ? [...wanted] : undefined
    const ranks: Hit[][] = Array.from({ length: NAME_RANKS + 1 }, () => [])
    const venues = new Map<Searchable, Match | undefined>()
    for (const { game, name, venue } of this.#entries) {
      const named = this.#match(name, wanted, letters)
      if (named) {
        ranks[named.rank]?.push({ game, name: named.match })
        continue
      }
      if (!venues.has(venue)) venues.set(venue, this.#match(venue, wanted, letters)?.match)
      const match = venues.get(venue)
      if (match) ranks[VENUE_RANK]?.push({ game, venue: match })
    }
    return ranks.flat()
  }

  #match(
    game: Searchable,
    wanted: string,
    letters: readonly string[] | undefined,
  ): { rank: number; match: Match } | undefined {
    const from = game.text.indexOf(wanted)
    if (from >= 0) return { rank: from === 0 ? 0 : 1, match: { from, to: from + wanted.length } }
    const match = letters && byInitials(game.charsBy(this.#read), letters)
    return match && { rank: match.from === 0 ? 2 : 3, match }
  }
}

/** Finds the typed characters in a row in the name, each as itself or as an initial. */
function byInitials(chars: readonly Char[], wanted: readonly string[]): Match | undefined {
  const fits = (at: number) =>
    wanted.every((char, step) => {
      const candidate = chars[at + step]
      return candidate !== undefined && (candidate.text === char || candidate.initials.includes(char))
    })
  for (let at = 0; at + wanted.length <= chars.length; at += 1) {
    if (fits(at)) {
      const from = lengthOf(chars.slice(0, at))
      return { from, to: from + lengthOf(chars.slice(at, at + wanted.length)) }
    }
  }
  return undefined
}

const lengthOf = (chars: readonly Char[]) => chars.reduce((sum, { text }) => sum + text.length, 0)
