import { POSTINGS_KEY } from '../state/ledger.ts'
import type { EntryChange } from '../state/store/commit.ts'
import { lengthOf, rowAt } from '../state/store/log.ts'
import type { Collection, World } from '../state/types.ts'

const SUBMISSIONS: readonly Collection[] = ['deposits', 'withdrawals', 'applications', 'agentApplications']
const POSTINGS_HEAD = `postings/${POSTINGS_KEY}`

/**
 * The numbers of the orders, applications and bets that the changes touched: submissions by their keys, others by
 * the postings that were added.
 */
export function touchedRefs(
  world: World,
  changes: readonly EntryChange[],
  undo: readonly EntryChange[],
): string[] {
  const refs = changes.filter(({ collection }) => SUBMISSIONS.includes(collection)).map(({ key }) => key)
  const head = undo.find(({ collection, key }) => collection === 'heads' && key === POSTINGS_HEAD)
  if (head) {
    const before = (head.value as { length: number } | undefined)?.length ?? 0
    for (let at = before; at < lengthOf(world, 'postings', POSTINGS_KEY); at++)
      refs.push(...rowAt(world, 'postings', POSTINGS_KEY, at).ref.split(' '))
  }
  return [...new Set(refs)]
}
