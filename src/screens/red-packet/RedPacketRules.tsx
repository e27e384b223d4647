import { ChevronRight } from 'lucide-react'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { roundYuan } from '../../lib/format/round-yuan.ts'
import { uniqueKeys } from '../../lib/format/unique-keys.ts'
import './rules.css'
import type { RedPacketInfo, RedPacketRule } from '../../api/queries/money/red-packet.ts'
import { Link } from '../../ui/Link.tsx'
import { placeholderKey } from '../../ui/loading/placeholder-key.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { adviceOf, DEPOSITS_THAT_COUNT } from './hints.ts'
import { type ClaimHours, toldHours } from './hours.ts'
import { reachedRule } from './quota.ts'

const WAITING = [1, 2, 3, 4, 5]

type Props = {
  info: RedPacketInfo | undefined
  hours: ClaimHours | undefined
  phase: RedPacketPhase | undefined
}

/** The table of rules, which deposits count, and how to get more packets. */
export function RedPacketRules({ info, hours, phase }: Props) {
  const reached = info && reachedRule(info)
  const keys = uniqueKeys(info?.rules ?? [], (rule) => `${rule.leastDeposit} ${rule.startsAt}`)
  const advice = info && hours && adviceOf(phase, info, hours.isUsual)
  return (
    <section className="red-packet-card red-packet-rules" aria-labelledby="red-packet-rules">
      <div className="row">
        <h2 id="red-packet-rules" className="grow">
          活动规则
        </h2>
        <Link className="row t12 tap red-packet-records" to="/welfare">
          红包记录
          <ChevronRight size={14} aria-hidden="true" />
        </Link>
      </div>
      {info?.rules.length === 0 ? (
        <p className="red-packet-no-rules">暂无规则</p>
      ) : (
        <table key={placeholderKey(!info)} className="num" aria-busy={!info || undefined}>
          <thead>
            <tr>
              <th scope="col">累计充值</th>
              <th scope="col">活动时间</th>
              <th scope="col">红包个数</th>
            </tr>
          </thead>
          <tbody>
            {info
              ? info.rules.map((rule, place) => (
                  <Step key={keys[place]} rule={rule} mine={rule === reached} hours={hours} />
                ))
              : WAITING.map((row) => (
                  <tr key={row}>
                    <td colSpan={3}>
                      <Skeleton height={20} />
                    </td>
                  </tr>
                ))}
          </tbody>
        </table>
      )}
      {advice && (
        <div className="red-packet-advice">
          <p className="grow">{advice.text}</p>
          {advice.recharge && (
            <Link className="pill" to="/recharge">
              去充值
            </Link>
          )}
        </div>
      )}
      <ul className="red-packet-terms t12">
        {hours && <li>{`活动时间：每日 ${hours.text}（北京时间）。`}</li>}
        {hours?.isUsual && <li>{`累计充值：${DEPOSITS_THAT_COUNT}。`}</li>}
        <li>红包的金额与入账，以红包记录为准。</li>
      </ul>
    </section>
  )
}

type StepProps = { rule: RedPacketRule; mine: boolean; hours: ClaimHours | undefined }

/** A rule without hours shows the usual ones, unless another rule has its own. */
function Step({ rule, mine, hours }: StepProps) {
  return (
    <tr className={mine ? 'red-packet-own' : undefined}>
      <td>
        <span className="red-packet-yuan">{roundYuan(rule.leastDeposit)}</span>
        <span>{mine ? ' 起（您）' : ' 起'}</span>
      </td>
      <td>{toldHours(rule) || (hours?.isUsual ? hours.text : '--')}</td>
      <td>{rule.packetsADay}</td>
    </tr>
  )
}
