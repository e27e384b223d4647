import { useQuery } from '@tanstack/react-query'
import { ArrowDownUp } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { formatYuan, plain } from '#contracts/money/money.ts'
import { parseTyped, typedProblem } from '#contracts/money/typed-amount.ts'
import { transferTexts } from '#contracts/texts/messages.ts'
import { CENTRAL_WALLET, CENTRAL_WALLET_ENTRY, CENTRAL_WALLET_NAME } from '#contracts/wallet.ts'
import { useTransfer } from '../../api/queries/money/transfer.ts'
import { balanceQuery, venuesQuery } from '../../api/queries/money/wallet.ts'
import { centralEntry, movedWords } from '../../features/wallet-panel/wallets.ts'
import { problemsOf } from '../../lib/field-problem.ts'
import { useFieldProblem } from '../../ui/fields/use-field-problem.ts'
import { useHideBalance } from '../../ui/money/hide-balance.ts'
import { MoneyRow } from '../../ui/money/MoneyRow.tsx'
import { SubmitFoot } from '../../ui/SubmitFoot.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { WalletField } from './WalletField.tsx'
import { isBetweenVenues, maxTransfer } from './wallets.ts'

const CHOOSE = '请选择转入和转出的钱包'
const SAME = '转出与转入不能是同一个钱包'
const WALLETS_HINT = `${transferTexts.betweenVenues}，请先转回${CENTRAL_WALLET_NAME}（列表中的${CENTRAL_WALLET_ENTRY}）。`

function checkWallets(source: string, target: string): string | undefined {
  if (!source || !target) return CHOOSE
  if (source === target) return SAME
  return isBetweenVenues(source, target) ? transferTexts.betweenVenues : undefined
}

/** The form for a transfer between the central wallet and one venue. `onSending` tells when one is under way. */
export function ManualTransfer({ onSending }: { onSending: (isSending: boolean) => void }) {
  const { data: central } = useQuery(balanceQuery())
  const { data: venues = [] } = useQuery(venuesQuery())
  const wallets = [centralEntry(central), ...venues]
  const nameOf = (code: string) =>
    code === CENTRAL_WALLET
      ? CENTRAL_WALLET_NAME
      : (venues.find((venue) => venue.code === code)?.name ?? code)
  const [source, setSource] = useState(CENTRAL_WALLET)
  const [target, setTarget] = useState('')
  const [typed, setTyped] = useState('')
  const { form, report, clear, errorOf } = useFieldProblem<'wallets' | 'amount'>()
  const transfer = useTransfer({
    onDone: (message, moved) => {
      setTyped('')
      toast(
        `${message || '转账成功'}：${movedWords(nameOf(moved.source), nameOf(moved.target), moved.amount)}`,
        'success',
      )
    },
    onRefused: ({ message }) => report({ field: 'amount', text: message }),
  })
  useEffect(() => onSending(transfer.locked), [onSending, transfer.locked])
  const amount = parseTyped(typed)
  const max = maxTransfer(wallets, source)
  const [hidden] = useHideBalance()

  const type = (text: string) => {
    setTyped(text)
    clear('amount')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemsOf<'amount' | 'wallets'>([
      ['amount', !amount && (typedProblem(typed) ?? transferTexts.amount)],
      ['wallets', checkWallets(source, target)],
    ])
    report(wrong)
    if (amount && wrong.length === 0) void transfer.run({ amount, source, target })
  }
  const swap = () => {
    setSource(target)
    setTarget(source)
    clear()
  }
  const choose = (set: (code: string) => void) => (code: string) => {
    set(code)
    clear()
  }

  const walletsProblem = errorOf('wallets')
  const id = useId()

  return (
    <form className="transfer-form" ref={form} onSubmit={submit} noValidate>
      <section className="card transfer-pair">
        <WalletField
          label="转出钱包"
          wallets={wallets}
          chosen={source}
          onChoose={choose(setSource)}
          problemId={walletsProblem && id}
        />
        <button type="button" className="icon-btn transfer-swap" aria-label="互换转出与转入" onClick={swap}>
          <ArrowDownUp size={18} />
        </button>
        <WalletField
          label="转入钱包"
          wallets={wallets}
          chosen={target}
          onChoose={choose(setTarget)}
          problemId={walletsProblem && id}
        />
        <p id={id} className={walletsProblem ? 't12 bad' : 't12 muted'}>
          {walletsProblem ?? WALLETS_HINT}
        </p>
      </section>
      <section className="card money-form">
        <MoneyRow
          label="转账金额"
          aside={
            <span className="t12 num">
              {max === undefined ? '' : `可转 ${hidden ? '****' : formatYuan(max)}`}
            </span>
          }
          value={typed}
          onChange={type}
          error={errorOf('amount')}
          onMax={() => max !== undefined && type(plain(max))}
          readOnly={transfer.locked}
        />
      </section>
      <SubmitFoot pending={transfer.locked}>
        {transfer.state === 'checking'
          ? '正在核对余额…'
          : amount
            ? `立即转账 ${formatYuan(amount)}`
            : '立即转账'}
      </SubmitFoot>
    </form>
  )
}
