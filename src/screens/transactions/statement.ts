import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import { keys } from '../../api/core/keys.ts'
import { type LoadPage, pagedQuery } from '../../api/core/paging/paged.ts'
import { EVERY_TYPE, movementPages } from '../../api/queries/money/movements.ts'
import type { RecordList } from '../../features/records/reading/use-records.ts'
import { missingFile } from '../../ui/loading/missing-file.ts'
import {
  ALL_TYPES,
  type Entry,
  keyOfEntry,
  type MovementList,
  missingIn,
  type StatementMore,
} from './entries.ts'

/** The lists that the call for movements knows by the date filter. */
export const movementLists = (date: DateFilter): MovementList[] =>
  EVERY_TYPE.map((type) => ({ type, load: movementPages({ date, type }) }))

/** Deposits, withdrawals, transfers, rebates, red packets and bonuses in one list, newest first. */
export function statementList(date: DateFilter): RecordList<Entry, StatementMore> {
  let pages: LoadPage<Entry, StatementMore> | undefined
  const load: LoadPage<Entry, StatementMore> = async (page, how) => {
    file ??= await loadFile(how?.signal)
    pages ??= file.statementPages(date, movementLists(date))
    return pages(page, how)
  }
  return {
    options: pagedQuery(keys.transactions({ date, type: ALL_TYPES }), load),
    load,
    keyOf: keyOfEntry,
    inOrder: (rows, last) => file?.shownEntries(rows, last) ?? rows,
    isWhole: (read) => missingIn(read).length === 0,
  }
}

/** What only the statement needs. It has come before the first page has. */
let file: typeof import('./statement-pages.ts') | undefined

const loadFile = (signal: AbortSignal | undefined) =>
  import('./statement-pages.ts').catch(async (error) => {
    await missingFile(() => undefined, signal)
    throw error
  })
