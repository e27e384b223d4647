import { useRefreshMoney } from '../../api/queries/member.ts'
import { RotateCw } from '../../ui/icons/line.tsx'

/** The refresh control beside a balance: asks for the member's money, and turns until it is there. */
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
      disabled={locked}
      aria-busy={locked}
      onClick={() => void run()}
    >
      <RotateCw size={size} className={locked ? 'spin' : undefined} aria-hidden="true" />
    </button>
  )
}
