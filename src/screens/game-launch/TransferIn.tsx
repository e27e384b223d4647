import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { type Fen, fen, formatYuan, plain } from '#contracts/money/money.ts'
import { parseTyped, typedProblem } from '#contracts/money/typed-amount.ts'
import { transferTexts } from '#contracts/texts/messages.ts'
import { CENTRAL_WALLET, CENTRAL_WALLET_NAME } from '#contracts/wallet.ts'
import { useTransfer } from '../../api/queries/money/transfer.ts'
import { balanceQuery, type VenueWallet } from '../../api/queries/money/wallet.ts'
import { lastTime, noteLastTime } from '../../features/last-time/last-time.ts'
import { movedWords } from '../../features/wallet-panel/wallets.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/chakra/overlays/Sheet.tsx'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { AmountChoices, shortYuan } from '../../ui/money/AmountChoices.tsx'
import { useHideBalance } from '../../ui/money/hide-balance.ts'
import { MoneyRow } from '../../ui/money/MoneyRow.tsx'
import { toast } from '../../ui/toast/toast.ts'

type Props = {
  venue: VenueWallet
  /** Starts the game, once the sheet is closed. */
  onEnter: () => void
  /** The sheet was closed by hand: the game does not start. */
  onClose: () => void
}

/** Before a game whose venue holds nothing: moves money there from the central wallet, or enters without. */
export function TransferIn({ venue, onEnter, onClose }: Props) {
  const { data: central } = useQuery(balanceQuery())
  const [hidden] = useHideBalance()
  const [typed, setTyped] = useState('')
  const [closed, setClosed] = useState<'enter' | 'stay'>()
  const { form, report, clear, errorOf } = useFieldProblem<'amount'>()
  const isClosed = useRef(false)
  const close = (then: 'enter' | 'stay') => {
    isClosed.current = true
    setClosed(then)
  }
  const transfer = useTransfer({
    onDone: (message, { amount }) => {
      noteLastTime({ movedFen: amount })
      toast(`${message || '转账成功'}：${movedWords(CENTRAL_WALLET_NAME, venue.name, amount)}`, 'success')
      if (!isClosed.current) close('enter')
    },
  })
  const type = (text: string) => {
    setTyped(text)
    clear('amount')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The second of two taps may come after the answer, while the sheet still moves out.
    if (isClosed.current) return
    clear()
    const amount = parseTyped(typed)
    if (!amount) return report({ field: 'amount', text: typedProblem(typed) ?? transferTexts.amount })
    void transfer.run({ amount, source: CENTRAL_WALLET, target: venue.code })
  }
  const max = central === undefined ? '' : `可转 ${hidden ? '****' : formatYuan(central)}`
  return (
    <Sheet
      open={closed === undefined}
      onClose={() => close('stay')}
      onReleased={closed === 'enter' ? onEnter : onClose}
      title={`转入${venue.name}`}
    >
      <form ref={form} className="transfer-in" onSubmit={submit} noValidate>
        <p className="t14 muted">{`${venue.name}的钱包没有余额。可先从${CENTRAL_WALLET_NAME}转入，或直接进入游戏。`}</p>
        <MoneyRow
          label="转入金额"
          aside={<span className="t12 num">{max}</span>}
          value={typed}
          onChange={type}
          error={errorOf('amount')}
          readOnly={transfer.locked}
        >
          <Shares central={central} onChoose={(amount) => type(plain(amount))} />
        </MoneyRow>
        <Button type="submit" block pending={transfer.locked}>
          {transfer.state === 'checking' ? '正在核对余额…' : '转入并进入'}
        </Button>
        <Button variant="quiet" block disabled={transfer.locked} onClick={() => close('enter')}>
          直接进入
        </Button>
      </form>
    </Sheet>
  )
}

/** The amount of last time, as far as there is that much, and all. Hidden balances are not given away. */
function Shares({ central, onChoose }: { central: Fen | undefined; onChoose: (amount: Fen) => void }) {
  const [hidden] = useHideBalance()
  const [{ movedFen }] = useState(lastTime)
  if (central === undefined) return null
  const last = movedFen === undefined || movedFen > central ? undefined : fen(movedFen)
  const choices = [...(last ? [{ name: '上次', amount: last }] : []), { name: '全部', amount: central }]
  return (
    <AmountChoices
      amounts={choices.map(({ amount }) => amount)}
      faces={choices.map(({ name, amount }) => (hidden ? name : `${name} ${shortYuan(amount)}`))}
      onChoose={onChoose}
    />
  )
}
