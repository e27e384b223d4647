import { useRecallAll } from '../../api/queries/money/wallet.ts'
import { toast } from '../../ui/toast/toast.ts'

/** 一键回收: moves all venue wallets to the central wallet. Shows our own text if the server sends none. */
export function RecallAll() {
  const { run, locked } = useRecallAll({ onDone: (message) => toast(message || '回收成功', 'success') })
  return (
    <button
      type="button"
      className="pill soft"
      aria-disabled={locked || undefined}
      aria-busy={locked}
      onClick={() => void run()}
    >
      一键回收
    </button>
  )
}
