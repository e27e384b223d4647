import { Check, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { grouped } from '#contracts/money/money.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { useUnopenedVenues } from '../../api/queries/money/unopened-venues.ts'
import type { Wallet } from '../../features/wallet-panel/wallets.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { useHideBalance } from '../../ui/money/hide-balance.ts'
import { LazySheet } from '../../ui/overlays/lazy-overlays.tsx'

type Props = {
  label: string
  wallets: readonly Wallet[]
  chosen: string
  onChoose: (code: string) => void
  /** The id of what is wrong with the pair. */
  problemId: string | undefined
}

/** One side of a transfer: shows the chosen wallet, and opens the sheet to choose another. */
export function WalletField({ label, wallets, chosen, onChoose, problemId }: Props) {
  const [open, setOpen] = useState(false)
  const isUnopened = useUnopenedVenues()
  const wallet = wallets.find(({ code }) => code === chosen)
  const choose = (code: string) => {
    onChoose(code)
    setOpen(false)
  }
  const keys = uniqueKeys(wallets, ({ code }) => code)
  return (
    <>
      <button
        type="button"
        className="transfer-wallet"
        aria-haspopup="dialog"
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        onClick={() => setOpen(true)}
      >
        <span className="t12 muted">{label}</span>
        <span className={wallet ? 'b grow ellipsis' : 'faint grow'}>
          <span>{wallet?.name ?? '请选择'}</span>
          {wallet && isUnopened(wallet.code) && <Unopened />}
        </span>
        {wallet && <Amount wallet={wallet} />}
        <ChevronRight size={16} aria-hidden="true" />
      </button>
      <LazySheet open={open} onClose={() => setOpen(false)} title={label}>
        <ul className="transfer-wallets">
          {wallets.map((one, place) => (
            <li key={keys[place]}>
              <button type="button" aria-pressed={one.code === chosen} onClick={() => choose(one.code)}>
                <span className="grow ellipsis">
                  <span>{one.name}</span>
                  {isUnopened(one.code) && <Unopened />}
                </span>
                <Amount wallet={one} />
                <span className="transfer-check">
                  {one.code === chosen && <Check size={18} aria-hidden="true" />}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </LazySheet>
    </>
  )
}

const Unopened = () => <span className="t12 wait"> {commonTexts.venueUnopened}</span>

function Amount({ wallet }: { wallet: Wallet }) {
  const [hidden] = useHideBalance()
  const text = wallet.balance === undefined ? '--' : grouped(wallet.balance)
  return <span className="num muted">{hidden ? '****' : text}</span>
}
