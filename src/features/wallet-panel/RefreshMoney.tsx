import { useRefreshMoney } from '../../api/queries/member.ts'
import { RotateCw } from '../../ui/icons/line.tsx'

/** The refresh button beside a balance. It fetches the member's money, and turns until it is loaded. */
export function RefreshMoney({
  label = '刷新余额',
  size = 18,
  className = 'icon-btn',
}: {
  label?: string
  size?: number
  className?: string
}) {
  const { run, locked } = useRefreshMoney()
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
