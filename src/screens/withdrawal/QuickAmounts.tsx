import { type Fen, plain, wholeYuan } from '#contracts/money/money.ts'
import { AmountChoices } from '../../ui/money/AmountChoices.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'

const AMOUNTS = [500, 1000, 5000].map(wholeYuan)

type Props = {
  least: Fen
  balance: Fen | undefined
  amount: Fen | undefined
  onChoose: (text: string) => void
}

/** Amounts to tap, from the least one on. Those above the balance are disabled, unless that would give a hidden balance away. */
export function QuickAmounts({ least, balance, amount, onChoose }: Props) {
  const [hidden] = useHideBalance()
  return (
    <AmountChoices
      amounts={[least, ...AMOUNTS.filter((fen) => fen > least)]}
      chosen={amount}
      isDisabled={(fen) => !hidden && balance !== undefined && fen > balance}
      onChoose={(fen) => onChoose(plain(fen))}
    />
  )
}
