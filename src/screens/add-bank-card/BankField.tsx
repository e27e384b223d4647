import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { banksQuery } from '../../api/queries/cards.ts'
import { Sheet } from '../../ui/chakra/Sheet.tsx'
import { TextField } from '../../ui/chakra/TextField.tsx'
import { RetryButton } from '../../ui/RetryButton.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

type Props = { value: string; onChange: (bank: string) => void; error: string | undefined; readOnly: boolean }

/** With more banks than this, searching is faster than scrolling. */
const MANY = 10

/** 银行类型: the bank, chosen from the backend's list in a sheet. */
export function BankField({ value, onChange, error, readOnly }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const choose = (bank: string) => {
    onChange(bank)
    setOpen(false)
  }
  return (
    <div className="bank-field">
      <span className="t14 muted" id={id}>
        银行类型
      </span>
      <button
        type="button"
        className="bank-button"
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-value`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onClick={() => readOnly || setOpen(true)}
      >
        <span id={`${id}-value`} className={value ? 'grow' : 'grow faint'}>
          {value || '请选择银行类型'}
        </span>
        <ChevronDown size={18} className="faint" aria-hidden="true" />
      </button>
      {error !== undefined && (
        <p className="t12 red" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title="选择银行">
        <Banks chosen={value} onChoose={choose} />
      </Sheet>
    </div>
  )
}

function Banks({ chosen, onChoose }: { chosen: string; onChoose: (bank: string) => void }) {
  const { data, isError, refetch } = useQuery(banksQuery())
  const [wanted, setWanted] = useState('')
  if (!data)
    return isError ? (
      <RetryButton className="bank-none muted" onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={6} />
    )
  const names = data.map(({ bank_name }) => bank_name).filter((name) => name.includes(wanted.trim()))
  return (
    <>
      {data.length > MANY && (
        <TextField
          label="搜索银行"
          name="bank-search"
          placeholder="输入银行名称"
          value={wanted}
          onChange={setWanted}
        />
      )}
      <ul className="banks">
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <span className="bank-mark" aria-hidden="true">
                {[...name][0]}
              </span>
              <span className="grow">{name}</span>
              {name === chosen && <Check size={20} className="jade" aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      {names.length === 0 && <p className="bank-none muted">没有找到这家银行，请联系在线客服</p>}
    </>
  )
}
