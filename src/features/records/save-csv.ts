import { beijingDay } from '#contracts/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { saveFile } from '../../lib/save-file.ts'
import { type CsvColumn, csvName, csvOf } from './csv.ts'

/** Saves rows as a CSV file of today. Loaded when a player exports. */
export const saveCsv = <T>(
  name: readonly string[],
  columns: readonly CsvColumn<T>[],
  rows: readonly T[],
): void => saveFile(csvName(...name, beijingDay(serverNow())), 'text/csv;charset=utf-8', csvOf(columns, rows))
