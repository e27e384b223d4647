import { Eye, EyeOff } from '../icons/line.tsx'
import { useHideBalance } from './hide-balance.ts'

/** The button beside a balance that hides and shows amounts. */
export function BalanceEye() {
  const [hidden, setHidden] = useHideBalance()
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={hidden ? '显示余额' : '隐藏余额'}
      onClick={() => setHidden(!hidden)}
    >
      {hidden ? <EyeOff size={18} /> : <Eye size={18} />}
    </button>
  )
}
