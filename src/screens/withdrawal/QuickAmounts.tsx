import { type Fen, plain, wholeYuan } from '#contracts/money.ts'
import { AmountChoices } from '../../ui/AmountChoices.tsx'
import { useHideBalance } from '../../ui/hide-balance.ts'

const AMOUNTS = [100, 500, 1000, 5000].map(wholeYuan)

type Props = { balance: Fen | undefined; amount: Fen | undefined; onChoose: (text: string) => void }

/** Amounts to tap. Those above the balance are disabled, unless that would give a hidden balance away. */
export function QuickAmounts({ balance, amount, onChoose }: Props) {
  const [hidden] = useHideBalance()
  return (
    <AmountChoices
      amounts={AMOUNTS}
      chosen={amount}
      isDisabled={(fen) => !hidden && balance !== undefined && fen > balance}
      onChoose={(fen) => onChoose(plain(fen))}
    />
  )
}
