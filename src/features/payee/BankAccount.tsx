import { useId } from 'react'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import './payee.css'
import type { PaymentTarget } from '../../api/queries/money/deposit.ts'

/** `remark`: the text that the backend requires in the transfer's remark, if any. */
type Account = { bank: string; owner: string; number: string; branch: string; remark: string | undefined }

/** A receiving account. Each line is copied as the server sent it, and shown in full, so that it can be compared. */
export function BankAccount({ bank, owner, number, branch, remark = '' }: Account) {
  const lines = [
    { name: '收款银行', text: bank },
    { name: '收款人', text: owner },
    { name: '收款账号', text: number },
    { name: '开户行', text: branch },
    { name: '转账附言', text: remark },
  ].filter(({ text }) => text !== '')
  return (
    <>
      <dl className="payee">
        {lines.map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </dl>
      {remark !== '' && <p className="t12 wait">转账时请将以上数字填入附言，便于核对到账。</p>}
    </>
  )
}

export function BankAccounts({ cards }: { cards: readonly PaymentTarget[] }) {
  const keys = uniqueKeys(cards, ({ bank, number }) => `${bank} ${number}`)
  return cards.map(({ bank = '', owner = '', number = '', branch = '', remark }, place) => (
    <BankAccount
      key={keys[place]}
      bank={bank}
      owner={owner}
      number={number}
      branch={branch}
      remark={remark}
    />
  ))
}

function Line({ name, text }: { name: string; text: string }) {
  const id = useId()
  return (
    <div className="payee-line">
      <dt className="t12 muted">{name}</dt>
      <dd className="num">
        <span id={id}>{text}</span>
        <CopyButton text={text} label={`复制${name}`} shownId={id} />
      </dd>
    </div>
  )
}
