import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { searchText } from '#contracts/texts/typed-texts.ts'
import { banksQuery } from '../../api/queries/money/cards.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { PickerField } from '../../ui/fields/PickerField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { SkeletonRows } from '../../ui/loading/Skeleton.tsx'

type Props = { value: string; onChange: (bank: string) => void; error: string | undefined; readOnly: boolean }

/** With more banks than this, searching is faster than scrolling. */
const MANY = 10

/** 银行类型: the bank, chosen from the backend's list in a sheet. */
export function BankField({ value, onChange, error, readOnly }: Props) {
  return (
    <PickerField
      label="银行类型"
      shown={value}
      placeholder="请选择银行类型"
      icon={<ChevronDown size={18} className="faint" aria-hidden="true" />}
      error={error}
      readOnly={readOnly}
      sheetTitle="选择银行"
    >
      {(close) => (
        <Banks
          chosen={value}
          onChoose={(bank) => {
            onChange(bank)
            close()
          }}
        />
      )}
    </PickerField>
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
  const names = data.filter((name) => searchText(name).includes(searchText(wanted).trim()))
  const keys = uniqueKeys(names, String)
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
        {names.map((name, place) => (
          <li key={keys[place]}>
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
