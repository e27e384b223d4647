import { useQuery } from '@tanstack/react-query'
import { ArrowDownUp } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { transferTexts } from '#contracts/messages.ts'
import { formatYuan, parseTyped, plain } from '#contracts/money.ts'
import { CENTRAL_WALLET } from '#contracts/wallet.ts'
import { balanceQuery, useTransfer, venuesQuery } from '../../api/queries/wallet.ts'
import { MoneyRow } from '../../features/money-form/MoneyRow.tsx'
import { SubmitFoot } from '../../features/money-form/SubmitFoot.tsx'
import { useShowProblem } from '../../features/money-form/use-show-problem.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'
import { useHideBalance } from '../../ui/hide-balance.ts'
import { toast } from '../../ui/toast.ts'
import { WalletField } from './WalletField.tsx'
import { isBetweenVenues, maxTransfer, walletsOf } from './wallets.ts'

const CHOOSE = '请选择转入和转出的钱包'
const SAME = '转出与转入不能是同一个钱包'

type Problem = FieldProblem<'wallets' | 'amount'>

/** The form for a transfer between the central wallet and one venue. */
export function ManualTransfer() {
  const wallets = walletsOf(useQuery(balanceQuery()).data, useQuery(venuesQuery()).data)
  const [source, setSource] = useState(CENTRAL_WALLET)
  const [target, setTarget] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const transfer = useTransfer({
    onDone: (message) => {
      setTyped('')
      toast(message || '转账成功', 'success')
    },
  })
  const max = maxTransfer(wallets, source)
  const [hidden] = useHideBalance()

  const fail = (field: Problem['field'], text: string) => {
    setProblem({ field, text })
    toast(text, 'error')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    const amount = parseTyped(typed)
    if (!amount) return fail('amount', transferTexts.amount)
    if (!source || !target) return fail('wallets', CHOOSE)
    if (source === target) return fail('wallets', SAME)
    if (isBetweenVenues(source, target)) return fail('wallets', transferTexts.betweenVenues)
    void transfer.run({ amount, source, target })
  }
  const swap = () => {
    setSource(target)
    setTarget(source)
    setProblem(undefined)
  }
  const choose = (set: (platname: string) => void) => (platname: string) => {
    set(platname)
    setProblem(undefined)
  }

  const form = useRef<HTMLFormElement>(null)
  useShowProblem(form, problem)
  const hasWrongWallets = problem?.field === 'wallets'

  return (
    <form className="transfer-form" ref={form} onSubmit={submit} noValidate>
      <section className="card transfer-pair">
        <WalletField
          label="转出钱包"
          wallets={wallets}
          chosen={source}
          onChoose={choose(setSource)}
          invalid={hasWrongWallets}
        />
        <button type="button" className="icon-btn transfer-swap" aria-label="互换转出与转入" onClick={swap}>
          <ArrowDownUp size={18} />
        </button>
        <WalletField
          label="转入钱包"
          wallets={wallets}
          chosen={target}
          onChoose={choose(setTarget)}
          invalid={hasWrongWallets}
        />
        <p className={hasWrongWallets ? 't12 zhu' : 't12 muted'}>
          {hasWrongWallets ? problem.text : `${transferTexts.betweenVenues}，请先转回平台钱包。`}
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
          onChange={(text) => {
            setTyped(text)
            if (problem?.field === 'amount') setProblem(undefined)
          }}
          error={problem?.field === 'amount' ? problem.text : undefined}
          onMax={() => max !== undefined && setTyped(plain(max))}
          readOnly={transfer.locked}
        />
      </section>
      <SubmitFoot pending={transfer.locked}>
        {transfer.state === 'checking' ? '正在核对余额…' : '立即转账'}
      </SubmitFoot>
    </form>
  )
}
