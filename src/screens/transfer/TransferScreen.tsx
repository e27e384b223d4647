import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TRANSFER_VENUE_ROWS } from '#contracts/limits.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { pollTransfer } from '../../api/core/polling.ts'
import { userQuery } from '../../api/queries/member.ts'
import { useAutoTransfer } from '../../api/queries/money/transfer.ts'
import { venuesQuery } from '../../api/queries/money/wallet.ts'
import { WalletPanel } from '../../features/wallet-panel/WalletPanel.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { confirm } from '../../ui/overlays/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import { ManualTransfer } from './ManualTransfer.tsx'
import './transfer.css'

const polledVenues = () => ({ ...venuesQuery(), refetchInterval: pollTransfer })

const SWITCH_OFF = {
  title: '关闭自动免转',
  body: '关闭后，进入游戏不再自动转入余额，返回后也不再自动转回，需要在本页手动转账。确定关闭吗？',
  okText: '关闭',
}

/** /transfer: the wallets, the switch 自动免转, and the form while it is off. A transfer under way holds both. */
export function TransferScreen() {
  const user = useQuery(userQuery())
  const auto = useAutoTransfer({ onDone: (message) => toast(message || commonTexts.done, 'success') })
  const on = user.data?.autoTransfer
  const [isSending, setIsSending] = useState(false)
  // Another device may switch it on meanwhile: without its form, a transfer's outcome would be told nowhere.
  const hasForm = on === false || isSending
  const flip = async (next: boolean) => {
    if (next || (await confirm(SWITCH_OFF))) void auto.run(next)
  }
  return (
    <div className="transfer" data-foot={hasForm || undefined}>
      <WalletPanel venues={polledVenues()} preview={TRANSFER_VENUE_ROWS} />
      <section className="card transfer-auto">
        <div className="grow">
          <h2>自动免转</h2>
          <p className="t12 muted">
            {on
              ? '已开启：进入游戏时，余额自动转入该场馆，返回后自动转回中心钱包（未结算注单除外）。'
              : '开启后，进入游戏时余额自动转入该场馆，返回后自动转回（未结算注单除外），无需手动转账。'}
          </p>
        </div>
        <Switch
          label="自动免转"
          hideLabel
          checked={on ?? false}
          disabled={on === undefined}
          locked={auto.locked || isSending}
          onChange={(next) => void flip(next)}
        />
      </section>
      {hasForm && <ManualTransfer onSending={setIsSending} />}
    </div>
  )
}
