import { useQuery } from '@tanstack/react-query'
import { balanceQuery } from '../api/queries/wallet.ts'
import { RecallAll } from '../features/wallet-panel/RecallAll.tsx'
import { RefreshMoney } from '../features/wallet-panel/RefreshMoney.tsx'
import { Balance } from '../ui/Balance.tsx'

/** The header's balance with its controls. */
export function MemberControls() {
  const { data: balance } = useQuery(balanceQuery())
  return (
    <>
      <div className="pill balance-pill">
        <Balance amount={balance} className="b" />
        <RefreshMoney size={16} className="tap muted" />
      </div>
      <RecallAll />
    </>
  )
}
