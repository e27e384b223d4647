import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { formatUsdt } from '#contracts/money.ts'
import { userQuery } from '../../api/queries/member.ts'
import { QUESTIONS, ROWS } from './protocols.ts'
import './usdt-networks.css'

/** TRC20 and ERC20 side by side. The fees are those of the member's own account; a visitor does not see the row. */
export function UsdtComparison() {
  const { data: user } = useQuery(userQuery())
  const fees = user && {
    name: '本站取款手续费',
    trc20: `${formatUsdt(user.withdrawfeeusdttrc)} / 笔`,
    erc20: `${formatUsdt(user.withdrawcashfee)} / 笔`,
  }
  return (
    <table className="card usdt-table">
      <caption className="sr-only">TRC20 与 ERC20 的比较</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <span className="usdt-name">TRC20</span>
            <span className="t12 jade">省手续费</span>
          </th>
          <th scope="col">
            <span className="usdt-name">ERC20</span>
            <span className="t12 muted">通用</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...ROWS, ...(fees ? [fees] : [])].map(({ name, trc20, erc20 }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{trc20}</td>
            <td>{erc20}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What players ask about the two networks. */
export const UsdtQuestions = () => (
  <section className="card usdt-questions" aria-label="常见疑问">
    {QUESTIONS.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          <span className="grow">{question}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </summary>
        <p className="muted">{answer}</p>
      </details>
    ))}
  </section>
)
