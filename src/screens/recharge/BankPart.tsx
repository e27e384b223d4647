import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { banksQuery } from '../../api/cards.ts'
import { payBanksQuery } from '../../api/deposit.ts'
import { BankAccount } from '../../features/payee/BankAccount.tsx'
import { Sheet } from '../../ui/chakra/Sheet.tsx'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import type { DepositForm, Problems } from './deposit-form.ts'

type Props = { form: DepositForm; problems: Problems; onChange: (change: Partial<DepositForm>) => void }

/** Who transfers, and from which bank: typed, or taken from the list of banks. */
export function PayerPart({ form, problems, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const banks = useQuery(banksQuery()).data ?? []
  const choose = (bank: string) => {
    onChange({ bank })
    setOpen(false)
  }
  return (
    <>
      <TextField
        label="存款人姓名"
        name="depositor"
        placeholder="与付款账户的户名一致"
        autoComplete="name"
        value={form.depositor}
        onChange={(depositor) => onChange({ depositor })}
        error={problems.depositor}
      />
      <TextField
        label="付款银行"
        name="bank"
        placeholder="请输入或选择银行类型"
        value={form.bank}
        onChange={(bank) => onChange({ bank })}
        error={problems.bank}
        end={
          banks.length > 0 && (
            <button
              type="button"
              className="icon-btn"
              aria-label="选择银行"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              <ChevronDown size={20} />
            </button>
          )
        }
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="选择银行">
        <ul className="recharge-banks">
          {banks.map(({ bank_name: name }) => (
            <li key={name}>
              <button type="button" aria-pressed={name === form.bank} onClick={() => choose(name)}>
                <span className="grow">{name}</span>
                {name === form.bank && <Check size={18} className="jade" aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

/** Where to transfer to. */
export function ReceivingAccounts() {
  const accounts = useQuery(payBanksQuery())
  return (
    <section className="card recharge-part" aria-labelledby="recharge-accounts">
      <h2 id="recharge-accounts">收款账户</h2>
      <p className="t12 muted">请先转账到以下任一账户，再提交充值。点右侧图标可复制。</p>
      {accounts.data?.map(({ bank_no, bank_owner, bank_data, bank_address }) => (
        <BankAccount
          key={`${bank_data.bank_name} ${bank_no}`}
          bank={bank_data.bank_name}
          owner={bank_owner}
          number={bank_no}
          branch={bank_address}
        />
      ))}
      {accounts.isPending && <SkeletonRows rows={2} />}
      {accounts.isError && !accounts.data && (
        <button type="button" className="recharge-again" onClick={() => void accounts.refetch()}>
          请求失败，点击重新加载
        </button>
      )}
      {accounts.data?.length === 0 && (
        <p className="muted">暂无可用的收款账户，请选择其他充值方式或联系在线客服。</p>
      )}
    </section>
  )
}
