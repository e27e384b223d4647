import type { ReadProgress } from '../../../api/core/paging/collect-pages.ts'
import '../records.css'

/** The progress of a long reading, and the button to cancel it. */
export const Reading = ({ progress, onCancel }: { progress: ReadProgress; onCancel: () => void }) => (
  <>
    <progress
      className="grow"
      max={progress.total || undefined}
      value={progress.total ? progress.loaded : undefined}
      aria-label="正在读取"
    />
    <span>{`${progress.loaded} / ${progress.total || '…'}`}</span>
    <button type="button" className="record-link" onClick={onCancel}>
      取消
    </button>
  </>
)
