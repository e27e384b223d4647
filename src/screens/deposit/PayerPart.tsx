import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { banksQuery } from '../../api/queries/money/cards.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { LazySheet } from '../../ui/overlays/lazy-overlays.tsx'
import type { DepositField, DepositForm } from './deposit-form.ts'

type Props = {
  form: DepositForm
  errorOf: (field: DepositField) => string | undefined
  onChange: (change: Partial<DepositForm>) => void
}

/** Who transfers, and from which bank: typed, or chosen from the list of banks. */
export function PayerPart({ form, errorOf, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const banks = useQuery(banksQuery()).data ?? []
  const choose = (bank: string) => {
    onChange({ bank })
    setOpen(false)
  }
  const keys = uniqueKeys(banks, String)
  return (
    <>
      <TextField
        label="存款人姓名"
        name="depositor"
        placeholder="与付款账户的户名一致"
        autoComplete="name"
        most={INPUT_MAX_CHARS}
        value={form.depositor}
        onChange={(depositor) => onChange({ depositor })}
        error={errorOf('depositor')}
      />
      <TextField
        label="付款银行"
        name="bank"
        placeholder="请输入或选择银行类型"
        most={INPUT_MAX_CHARS}
        value={form.bank}
        onChange={(bank) => onChange({ bank })}
        error={errorOf('bank')}
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
      <LazySheet open={open} onClose={() => setOpen(false)} title="选择银行">
        <ul className="deposit-banks">
          {banks.map((name, place) => (
            <li key={keys[place]}>
              <button type="button" aria-pressed={name === form.bank} onClick={() => choose(name)}>
                <span className="grow">{name}</span>
                {name === form.bank && <Check size={18} className="jade" aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      </LazySheet>
    </>
  )
}
