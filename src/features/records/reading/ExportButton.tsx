import { Download } from 'lucide-react'
import { REST_UNREAD } from '../../../ui/html/part-words.ts'
import { missingFile } from '../../../ui/loading/missing-file.ts'
import { toast } from '../../../ui/toast/toast.ts'
import type { CsvColumn } from './csv.ts'
import type { Records } from './use-records.ts'

type Props<T> = {
  records: Pick<Records<T>, 'readAll' | 'progress' | 'query'>
  columns: readonly CsvColumn<T>[]
  /** The parts of the file's name: the screen's title and the filter's options. */
  name: readonly string[]
}

/** Exports all records of the filter, or those that can be read, as a CSV file. Loads missing ones first. */
export function ExportButton<T>({ records, columns, name }: Props<T>) {
  const isBusy = records.progress !== undefined || records.query.isPending
  const run = async () => {
    const read = await records.readAll('导出')
    if (read === undefined) return
    if (read.rows.length === 0) return toast(read.whole ? '没有可导出的记录' : REST_UNREAD)
    const file = await import('./save-csv.ts').catch(() => undefined)
    if (!file) return missingFile(() => toast('导出失败，请检查网络后重试', 'error'))
    await file.saveCsv(name, columns, read)
  }
  return (
    <button
      type="button"
      className="icon-btn record-export"
      aria-label="导出 CSV"
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || void run()}
    >
      <Download size={18} aria-hidden="true" />
    </button>
  )
}
