import type { VipLevel } from '../../api/queries/vip.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { numbered, RATES, tableYuan } from './levels.ts'

/** Every level with what it requires and gives. It scrolls sideways on a phone, with the level column fixed. */
export function LevelTable({ levels, own }: { levels: readonly VipLevel[]; own: number | undefined }) {
  return (
    <section className="card vip-table-card" aria-labelledby="vip-table">
      <h2 id="vip-table">等级一览</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys */}
      <section className="vip-table-scroll" aria-label="等级一览表，可左右滑动" tabIndex={0}>
        <table className="vip-table num">
          <thead>
            <tr>
              <th scope="col">等级</th>
              <th scope="col">累计充值</th>
              <th scope="col">累计打码量</th>
              {RATES.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(levels).map(({ level, needs }) => (
              <tr key={level} className={level === own ? 'vip-own' : undefined}>
                <th scope="row">{`VIP ${level}`}</th>
                <td>{tableYuan(needs.deposit)}</td>
                <td>{tableYuan(needs.turnover)}</td>
                {RATES.map(({ key }) => (
                  <td key={key}>{percentText(needs[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="t12 muted">充值与打码量单位：元。</p>
    </section>
  )
}
