import { beijingDay } from '#contracts/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { saveFile } from '../../lib/save-file.ts'
import { FILE_IS_PART } from '../../ui/part-words.ts'
import { type CsvColumn, csvName, csvOf, PART_OF_NAME } from './csv.ts'

/**
 * Saves rows as a CSV file of today; what to tell the player. That they are a part stands in the file's name, too, which is
 * there when nobody remembers. Loaded when a player exports.
 */
export function saveCsv<T>(
  name: readonly string[],
  columns: readonly CsvColumn<T>[],
  { rows, whole }: { rows: readonly T[]; whole: boolean },
): string {
  const file = csvName(...name, whole ? '' : PART_OF_NAME, beijingDay(serverNow()))
  saveFile(file, 'text/csv;charset=utf-8', csvOf(columns, rows))
  return `已导出 ${rows.length} 条记录${whole ? '' : FILE_IS_PART}`
}
