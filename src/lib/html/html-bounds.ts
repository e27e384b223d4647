/** What single attributes of server HTML may cost, see docs/faults.md#heavy-html. */

/** A table is laid out for each column and row that a cell claims: 1000 in each of 4000 cells hold a phone for seconds. */
const MOST_JOINED = 500
/** Drawn in place of a picture that does not load, and in no count of the text (text-weight.ts). */
const MOST_ALT_CHARS = 200

/** Returns a function that decides for each `colspan` and `rowspan` of a text, in order, whether it may stay. */
export function joinsOfText(): (claim: string | null) => boolean {
  let joined = 0
  return (claim) => {
    const claimed = Number.parseInt(claim ?? '', 10)
    // 0 claims all that is left of the table, and a negative number would make room for others.
    if (!(claimed > 0)) return false
    joined += claimed
    return joined <= MOST_JOINED
  }
}

/** The text in place of a picture, as much of it as any picture needs. */
export const altText = (alt: string | null): string => (alt ?? '').slice(0, MOST_ALT_CHARS)
