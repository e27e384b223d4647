import { REBATE_WITHIN_HOURS, VIP_MAINTENANCE_DAYS, WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { wageringTexts } from '#contracts/texts/messages.ts'

const RULES = [
  {
    name: '晋级',
    text: '累计充值与累计打码量都达到下一等级的要求后，系统在次日 24:00 前自动晋级。每日最多晋升一级，不可跳级。',
  },
  {
    name: '保级',
    text: `晋级后 ${VIP_MAINTENANCE_DAYS} 天内须达到该等级的保级打码量；未达到则自动下降一级。保级打码量的数额请咨询在线客服。`,
  },
  {
    name: '返水',
    text: `每日返水按有效投注与等级比例计算（北京时间），${REBATE_WITHIN_HOURS} 小时内派发到返水中心；领取后增加 ${WAGERING_MULTIPLE} 倍打码量，${wageringTexts.holdsAll}。`,
  },
] as const

/** The rules of level-ups, of keeping a level and of rebates, as in docs/rules.md#vip. */
export function VipRules() {
  return (
    <section className="card vip-rules" aria-labelledby="vip-rules">
      <h2 id="vip-rules">规则说明</h2>
      <dl>
        {RULES.map(({ name, text }) => (
          <div key={name}>
            <dt className="b">{name}</dt>
            <dd className="muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
