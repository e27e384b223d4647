import { beijingDay } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../../api/core/server-time.ts'
import { FILE_IS_PART } from '../../../ui/html/part-words.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { type CsvColumn, csvName, csvOf, PART_OF_NAME } from './csv.ts'

/** Saves the text of a CSV file and shows `message`, or says that it cannot be saved here. */
export const saveCsvText = (name: string, parts: BlobPart[], message: string): Promise<void> =>
  saveFile(new File(parts, name, { type: 'text/csv;charset=utf-8' }), {
    begun: message,
    shared: message,
    instead: (where) => `${where}无法保存文件，请用手机浏览器打开本站后再导出`,
  })

/**
 * Saves rows as a CSV file named after today. If rows are missing, the file's name says so, too, because it is still
 * there when the message is forgotten. Loaded when a player exports.
 */
export function saveCsv<T>(
  name: readonly string[],
  columns: readonly CsvColumn<T>[],
  { rows, whole }: { rows: readonly T[]; whole: boolean },
): Promise<void> {
  const file = csvName(...name, whole ? '' : PART_OF_NAME, beijingDay(serverNow()))
  const message = `已导出 ${rows.length} 条记录${whole ? '' : FILE_IS_PART}`
  return saveCsvText(file, csvOf(columns, rows), message)
}
