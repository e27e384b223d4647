import { useRecallAll } from '../../api/queries/wallet.ts'
import { toast } from '../../ui/toast.ts'

/** 一键回收: everything at the venues back to the central wallet. A server without words of its own gets ours. */
export function RecallAll() {
  const { run, locked } = useRecallAll({ onDone: (message) => toast(message || '回收成功', 'success') })
  return (
    <button
      type="button"
      className="pill soft"
      disabled={locked}
      aria-busy={locked}
      onClick={() => void run()}
    >
      一键回收
    </button>
  )
}
