import { type CSSProperties, useState } from 'react'
import type { Fen } from '#contracts/money/money.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { dayWords } from '../../features/records/record-words.ts'
import { amountWords, METRIC_WORDS, metricTone } from './metric-words.ts'
import type { Metric, ReportDay } from './report.ts'
import { axisWords, scaleOf } from './scale.ts'

/** The bar's share of a day's width. */
const BAR = 0.64

/**
 * A bar for each day. One range input lies over the chart, so that a finger or the arrow keys choose a day, and
 * screen readers read its amount. The same numbers are in the table below.
 */
export function Chart({ days, metric }: { days: readonly ReportDay[]; metric: Metric }) {
  const [chosen, setChosen] = useState(() => lastWithSome(days, metric))
  const scale = scaleOf(days.map((day) => day[metric]))
  const day = days[chosen] ?? days[days.length - 1]
  if (!day) return null
  const now = serverNow()
  const words = amountWords(metric, day)
  // The bar's height, 0 to 1. A share for drawing, so rounding is harmless here.
  const share = (amount: Fen) => Math.abs(amount) / scale.top
  const zero = scale.signed ? 0.5 : 1
  const height = (amount: Fen) => share(amount) * zero
  const isBlank = days.every(({ counts }) => counts[metric] === 0)
  const style = { '--days': days.length } as CSSProperties
  return (
    <div style={style}>
      <p className="report-read">
        <span className="t12 muted">{dayWords(day.day, now)}</span>
        <b className={`num ${metricTone(metric, day) ?? ''}`}>{words}</b>
      </p>
      <div className="report-plot">
        <div className="report-axis t12 faint num" aria-hidden="true">
          <span>{!isBlank && axisWords(scale.topYuan)}</span>
          <span>0</span>
          {scale.signed && <span>{`-${axisWords(scale.topYuan)}`}</span>}
        </div>
        <div className="report-bars">
          <svg viewBox={`0 0 ${days.length} 1`} preserveAspectRatio="none" aria-hidden="true">
            {days.length > 1 && <rect className="report-mark" x={chosen} y="0" width="1" height="1" />}
            {days.map((bar, at) => (
              <rect
                key={bar.day}
                className={bar[metric] < 0 ? 'report-lost' : 'report-bar'}
                data-metric={metric}
                x={at + (1 - BAR) / 2}
                width={BAR}
                y={bar[metric] < 0 ? zero : zero - height(bar[metric])}
                height={height(bar[metric])}
              />
            ))}
            <line x1="0" x2={days.length} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
          </svg>
          {isBlank && <p className="report-none t12 muted">{`这段时间没有${METRIC_WORDS[metric]}记录`}</p>}
          <input
            type="range"
            min={0}
            max={days.length - 1}
            value={chosen}
            disabled={days.length === 1}
            aria-label={`每日${METRIC_WORDS[metric]}`}
            aria-valuetext={`${dayWords(day.day, now)}，${words}`}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </div>
      </div>
      <div className="report-days t12 faint num" aria-hidden="true">
        <span>{shortDay(days[0]?.day)}</span>
        {days.length > 2 && <span>{shortDay(days[Math.floor(days.length / 2)]?.day)}</span>}
        {days.length > 1 && <span>{shortDay(days.at(-1)?.day)}</span>}
      </div>
    </div>
  )
}

/** The day chosen first: the latest one with an amount. */
function lastWithSome(days: readonly ReportDay[], metric: Metric): number {
  const found = days.map((day) => day[metric] !== 0).lastIndexOf(true)
  return found < 0 ? days.length - 1 : found
}

const shortDay = (day = ''): string => day.slice(5).replace('-', '/')
