import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { formatUsdt } from '#contracts/money/money.ts'
import { PROTOCOLS, type Protocol } from '#contracts/wire/codes.ts'
import { cheaperProtocol } from '#contracts/withdrawal.ts'
import { usdtTermsQuery } from '../../api/queries/money/usdt-terms.ts'
import { QUESTIONS, ROWS } from './protocols.ts'
import './usdt-networks.css'

/**
 * TRC20 and ERC20 side by side. The fees are those of the member's account, and only the lower one is called lower.
 * Visitors do not see that row.
 */
export function UsdtComparison() {
  const { data: terms } = useQuery(usdtTermsQuery())
  const feeOf = (protocol: Protocol) => {
    const fee = terms?.fees[protocol]
    return fee === undefined ? '以取款记录为准' : `${formatUsdt(fee)} / 笔`
  }
  const fees = terms && { name: '本站取款手续费', trc20: feeOf('TRC20'), erc20: feeOf('ERC20') }
  const cheaper = terms && cheaperProtocol(terms.fees)
  return (
    <table className="card usdt-table" data-cheaper={cheaper}>
      <caption className="sr-only">TRC20 与 ERC20 的比较</caption>
      <thead>
        <tr>
          <td />
          {PROTOCOLS.map((protocol) => (
            <th key={protocol} scope="col">
              <span className="usdt-name">{protocol}</span>
              {protocol === cheaper && <span className="t12 jade">取款手续费较低</span>}
            </th>
          ))}
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
