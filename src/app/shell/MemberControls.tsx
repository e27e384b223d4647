import { RecallAll } from '../../features/wallet-panel/RecallAll.tsx'
import { RefreshMoney } from '../../features/wallet-panel/RefreshMoney.tsx'
import { useAssets } from '../../features/wallet-panel/use-assets.ts'
import { Balance } from '../../ui/money/Balance.tsx'

/** The balance in the header, with its label and its buttons. */
export function MemberControls() {
  const { total, central } = useAssets()
  return (
    <>
      <div className="pill balance-pill">
        <span className="t12 muted">{total === undefined ? '中心钱包' : '总资产'}</span>
        <Balance amount={total ?? central} className="b" />
        <RefreshMoney size={16} className="tap muted" />
      </div>
      <RecallAll />
    </>
  )
}
