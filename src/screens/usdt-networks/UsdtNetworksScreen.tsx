import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { formatUsdt } from '#contracts/money.ts'
import { userQuery } from '../../api/queries/member.ts'
import { NetworkArt } from './NetworkArt.tsx'
import { QUESTIONS, ROWS, STEPS } from './protocols.ts'
import './usdt-networks.css'
import { Link } from '../../ui/Link.tsx'

/** /usdtmore: how TRC20 and ERC20 differ, which to choose, and what to watch out for. */
export function UsdtNetworksScreen() {
  return (
    <div className="usdt">
      <section className="usdt-hero">
        <NetworkArt />
        <h2 className="t20 b">TRC20 与 ERC20 的区别</h2>
        <p className="muted">TRC20 与 ERC20 是两条不同的网络，地址不通用。请选择与您钱包相同的网络。</p>
      </section>
      <Comparison />
      <section className="card usdt-part" aria-labelledby="usdt-steps">
        <h2 id="usdt-steps">转账三步</h2>
        <ol className="usdt-steps">
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
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
      <nav className="usdt-links" aria-label="接下来">
        <Link className="btn block" to="/recharge">
          去充值
        </Link>
        <Link className="btn quiet block" to="/addUsdtCard">
          添加 USDT 地址
        </Link>
      </nav>
    </div>
  )
}

/** The fees are those of the member's own account; a visitor does not see the row. */
function Comparison() {
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
