import { useQuery } from '@tanstack/react-query'
import { TRANSFER_VENUE_ROWS } from '#contracts/limits.ts'
import { commonTexts } from '#contracts/messages.ts'
import { userQuery } from '../../api/member.ts'
import { pollTransfer } from '../../api/polling.ts'
import { useAutoTransfer, venuesQuery } from '../../api/wallet.ts'
import { WalletPanel } from '../../features/wallet-panel/WalletPanel.tsx'
import { ChakraRoot } from '../../ui/chakra/ChakraRoot.tsx'
import { Switch } from '../../ui/chakra/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { ManualTransfer } from './ManualTransfer.tsx'
import './transfer.css'

const polledVenues = () => ({ ...venuesQuery(), refetchInterval: pollTransfer })

/** /transfer (spec section 2): the wallets, the switch 自动免转, and, while it is off, moving money by hand. */
export function TransferScreen() {
  const user = useQuery(userQuery())
  const auto = useAutoTransfer({ onDone: (message) => toast(message || commonTexts.done, 'success') })
  const on = user.data?.transferstatus
  return (
    <ChakraRoot>
      <div className="transfer">
        <WalletPanel venues={polledVenues()} preview={TRANSFER_VENUE_ROWS} />
        <section className="card transfer-auto">
          <div className="grow">
            <h2>自动免转</h2>
            <p className="t12 muted">开启后，进入游戏时平台钱包余额会自动转入该场馆，无需手动转账。</p>
          </div>
          <Switch
            label="自动免转"
            hideLabel
            checked={on ?? false}
            disabled={on === undefined || auto.locked}
            onChange={(next) => void auto.run(next)}
          />
        </section>
        {on === false && <ManualTransfer />}
      </div>
    </ChakraRoot>
  )
}
