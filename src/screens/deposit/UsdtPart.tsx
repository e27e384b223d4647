import { type Fen, formatRate, formatUsdt, type Rate, toUsdt } from '#contracts/money/money.ts'
import { PROTOCOLS, type Protocol } from '#contracts/wire/codes.ts'
import { NETWORKS } from '../../features/usdt-networks/protocols.ts'
import { Link } from '../../ui/Link.tsx'
import { Choices } from './Choices.tsx'

/** The choice of the network that the USDT are sent over. */
export function ProtocolPart({ value, onChange }: { value: Protocol; onChange: (value: Protocol) => void }) {
  return (
    <div className="deposit-protocol">
      <Choices
        legend="钱包协议"
        className="deposit-pair"
        options={PROTOCOLS.map((protocol) => ({
          value: protocol,
          face: (
            <>
              <b>{protocol}</b>
              <span className="t12 muted">{NETWORKS[protocol]}</span>
            </>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
      <Link className="t12 jade tap deposit-networks" to="/usdtmore">
        协议有什么区别？
      </Link>
    </div>
  )
}

type Estimate = { amount: Fen | undefined; rate: Rate | undefined }

/**
 * What the amount costs in USDT: divided by the rate and rounded down to 2 decimals, or `--` without a rate.
 */
export function UsdtEstimate({ amount, rate = 0 as Rate }: Estimate) {
  const usdt = amount === undefined ? undefined : toUsdt(amount, rate)
  return (
    <>
      <dl className="deposit-sums num">
        <div>
          <dt>充值汇率（由平台设定）</dt>
          <dd>{`1 USDT ≈ ${rate > 0 ? `¥\u00a0${formatRate(rate)}` : '--'}`}</dd>
        </div>
        <div>
          <dt>预计支付</dt>
          <dd className="t20 b gold">{usdt === undefined ? '--' : formatUsdt(usdt)}</dd>
        </div>
      </dl>
      {/* The order is in U and rounded up, where the estimate is rounded down (docs/rules.md#usdt-deposits). */}
      <p className="t12 muted">实付以订单为准，可能多 0.01 USDT（订单中写作 U）</p>
    </>
  )
}
