import { BalanceEye } from '../../ui/money/BalanceEye.tsx'
import { RecallAll } from './RecallAll.tsx'
import { RefreshMoney } from './RefreshMoney.tsx'

/** The head of an amount: its name, and buttons to hide it, to refresh it, and for 一键回收. */
export const WalletHead = ({ name, className = 'row' }: { name: string; className?: string }) => (
  <div className={className}>
    <span className="t12 muted">{name}</span>
    <BalanceEye />
    <span className="grow" />
    <RefreshMoney />
    <RecallAll />
  </div>
)
