import { add, type Fen, fen, ZERO } from '#contracts/money/money.ts'
import { accounts, POSTINGS_KEY, type TrialBalance, trialBalance } from '../state/ledger.ts'
import { rowsOf } from '../state/store/log.ts'
import type { Entry, Posting, PostingKind, World } from '../state/types.ts'
import { knownMember } from './control-input.ts'

/** A posting, with the sums that all postings up to it have taken out of accounts and put into accounts. */
export type PostingView = {
  id: string
  atMs: number
  kind: PostingKind
  /** The order, bet or application of the posting. A recall of several venues has several. */
  ref: string
  entries: Entry[]
  takenSoFar: Fen
  givenSoFar: Fen
}

export type BooksView = TrialBalance & {
  /** The newest postings that fit the filter, newest first. */
  rows: PostingView[]
  /** How many postings fit the filter, and how many there are. */
  found: number
  postings: number
  taken: Fen
  given: Fen
}

export type BooksFilter = {
  username?: string | undefined
  ref?: string | undefined
  limit?: number | undefined
}

const DEFAULT_ROWS = 50

/** The ledger as it grew: the newest postings of a member, of an order, or all, and the proof of their sums. */
export function booksOf(world: World, { username, ref = '', limit = DEFAULT_ROWS }: BooksFilter): BooksView {
  const ofMember = username === undefined ? '' : accountsOf(world, username)
  const rows: PostingView[] = []
  let [postings, taken, given] = [0, ZERO, ZERO]
  for (const posting of rowsOf(world, 'postings', POSTINGS_KEY)) {
    postings += 1
    taken = add(taken, ...changesOf(posting, -1))
    given = add(given, ...changesOf(posting, 1))
    const fits =
      posting.ref.includes(ref) && posting.entries.some(([account]) => account.startsWith(ofMember))
    if (fits) rows.push({ ...posting, takenSoFar: taken, givenSoFar: given })
  }
  return {
    ...trialBalance(world),
    ...{ postings, taken, given, found: rows.length },
    rows: structuredClone(rows.slice(-limit).reverse()),
  }
}

/** The prefix of all accounts of a member. */
function accountsOf(world: World, username: string): string {
  return accounts.central(knownMember(world, username).id).replace(/central$/, '')
}

const changesOf = ({ entries }: Posting, sign: 1 | -1): Fen[] =>
  entries.flatMap(([, change]) => (change * sign > 0 ? [fen(change * sign)] : []))
