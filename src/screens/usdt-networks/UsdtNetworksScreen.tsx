import { STEPS } from '../../features/usdt-networks/protocols.ts'
import { UsdtComparison, UsdtQuestions } from '../../features/usdt-networks/UsdtNetworks.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { NetworkArt } from './NetworkArt.tsx'
import './usdt-networks.css'

/** /usdtmore: how TRC20 and ERC20 differ, which to choose, and what to watch out for. */
export function UsdtNetworksScreen() {
  return (
    <div className="usdt">
      <section className="usdt-hero">
        <NetworkArt />
        <h2 className="t20 b">TRC20 与 ERC20 的区别</h2>
        <p className="muted">TRC20 与 ERC20 是两条不同的网络，地址不通用。请选择与您钱包相同的网络。</p>
      </section>
      <UsdtComparison />
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
      <UsdtQuestions />
      <nav className="usdt-links" aria-label="接下来">
        <ButtonLink block to="/recharge">
          去充值
        </ButtonLink>
        <ButtonLink variant="quiet" block to="/addUsdtCard">
          添加 USDT 地址
        </ButtonLink>
      </nav>
    </div>
  )
}
