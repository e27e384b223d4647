import { PayeeLine } from './PayeeLine.tsx'

type Account = { bank: string; owner: string; number: string; branch: string }

/** A receiving account. Each line is copied as the server sent it. */
export function BankAccount({ bank, owner, number, branch }: Account) {
  const lines = [
    { name: '收款银行', text: bank },
    { name: '收款人', text: owner },
    { name: '收款账号', text: number },
    { name: '开户行', text: branch },
  ].filter(({ text }) => text !== '')
  return (
    <dl className="payee">
      {lines.map((line) => (
        <PayeeLine key={line.name} {...line} />
      ))}
    </dl>
  )
}
