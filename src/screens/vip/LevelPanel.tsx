import { ZERO } from '#contracts/money/money.ts'
import type { VipLevel } from '../../api/queries/vip.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { roundYuan } from '../../lib/format/round-yuan.ts'
import { CategoryIcon } from '../../ui/icons/CategoryIcon.tsx'
import { RATES } from './levels.ts'

type Props = {
  level: number
  needs: VipLevel
  /** The member's own level; undefined for a visitor. */
  own: number | undefined
  /** The benefits of the member's own level, to compare with higher ones. Undefined without a level. */
  ownRates: VipLevel | undefined
}

function stateOf(level: number, own: number | undefined): string | undefined {
  if (own === undefined) return undefined
  if (level === own) return '当前等级'
  if (level < own) return '已达成'
  return level === own + 1 ? '下一等级' : '未达成'
}

/** What one level requires and gives. */
export function LevelPanel({ level, needs, own, ownRates }: Props) {
  const state = stateOf(level, own)
  return (
    <>
      <div className="row vip-panel-head">
        <h3 className="t16 grow">{`VIP ${level} 特权`}</h3>
        {state && <span className={level === own ? 'vip-state vip-state-own' : 'vip-state'}>{state}</span>}
      </div>
      <dl className="vip-needs num">
        <div>
          <dt className="t12 muted">累计充值</dt>
          <dd className="b">{roundYuan(needs.deposit)}</dd>
        </div>
        <div>
          <dt className="t12 muted">累计打码量</dt>
          <dd className="b">{roundYuan(needs.turnover)}</dd>
        </div>
      </dl>
      <Gifts needs={needs} />
      <ul className="vip-rates num" aria-label={`VIP ${level} 返水比例`}>
        {RATES.map(({ key, name, kind }) => {
          const gain = ownRates ? needs[key] - ownRates[key] : 0
          return (
            <li key={key}>
              <CategoryIcon kind={kind} size={18} />
              <span className="t12 muted">{name}</span>
              <b className="gold">{percentText(needs[key])}</b>
              {gain > 0 && <span className="t12 good">{`+${percentText(gain)}`}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What a level pays besides rebates, if the backend sends it. */
function Gifts({ needs }: { needs: VipLevel }) {
  const gifts = [
    { name: '晋级礼金', amount: needs.levelGift ?? ZERO },
    { name: '每月礼金', amount: needs.monthGift ?? ZERO },
  ].filter(({ amount }) => amount > ZERO)
  if (gifts.length === 0) return null
  return (
    <dl className="vip-needs num">
      {gifts.map(({ name, amount }) => (
        <div key={name}>
          <dt className="t12 muted">{name}</dt>
          <dd className="b gold">{roundYuan(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
