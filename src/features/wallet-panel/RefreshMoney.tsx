import { formatYuan } from '#contracts/money/money.ts'
import { useRefreshMoney } from '../../api/queries/member.ts'
import { RotateCw } from '../../ui/icons/line.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'
import { toast } from '../../ui/toast/toast.ts'

/**
 * The refresh button beside a balance. It refetches the member's money, spins until that is loaded, and announces the
 * result.
 */
export function RefreshMoney({
  label = '刷新余额',
  size = 18,
  className = 'icon-btn',
}: {
  label?: string
  size?: number
  className?: string
}) {
  const [hidden] = useHideBalance()
  const { run, locked } = useRefreshMoney({
    onDone: ({ balance }) => toast(`余额已刷新${hidden ? '' : `，中心钱包 ${formatYuan(balance)}`}`),
  })
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={locked || undefined}
      aria-busy={locked}
      onClick={() => void run()}
    >
      <RotateCw size={size} className={locked ? 'spin' : undefined} aria-hidden="true" />
    </button>
  )
}
