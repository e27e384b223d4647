import { type Fen, plain, wholeYuan } from '#contracts/money.ts'
import { useHideBalance } from '../../ui/hide-balance.ts'

const AMOUNTS = [100, 500, 1000, 5000] as const

type Props = { balance: Fen | undefined; amount: Fen | undefined; onChoose: (text: string) => void }

/** Amounts to tap. Those above the balance are left out, unless that would give a hidden balance away. */
export function QuickAmounts({ balance, amount, onChoose }: Props) {
  const [hidden] = useHideBalance()
  return (
    <div className="row quick-amounts">
      {AMOUNTS.map((yuan) => {
        const fen = wholeYuan(yuan)
        return (
          <button
            key={yuan}
            type="button"
            className="chip num"
            aria-pressed={amount === fen}
            disabled={!hidden && balance !== undefined && fen > balance}
            onClick={() => onChoose(plain(fen))}
          >
            {yuan.toLocaleString('en')}
          </button>
        )
      })}
    </div>
  )
}
