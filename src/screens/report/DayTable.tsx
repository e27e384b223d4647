import { serverNow } from '../../api/core/server-time.ts'
import { dayWords } from '../../features/records/record-words.ts'
import { amountWords, METRIC_WORDS, metricTone } from './metric-words.ts'
import { METRICS, type Metric, type Report, type ReportDay } from './report.ts'

/** The numbers of the chart, the latest day first, each with the day's other sums below it. */
export function DayTable({ report, metric }: { report: Report; metric: Metric }) {
  const now = serverNow()
  return (
    <table className="report-table num">
      <caption className="sr-only">{`每日${METRIC_WORDS[metric]}明细`}</caption>
      <thead className="t12 muted">
        <tr>
          <th scope="col">日期</th>
          <th scope="col">{METRIC_WORDS[metric]}</th>
        </tr>
      </thead>
      {[...report.days].reverse().map((day) => (
        <tbody key={day.day}>
          <tr>
            <th scope="rowgroup">{dayWords(day.day, now)}</th>
            <td className={day.counts[metric] === 0 ? 'faint' : `b ${metricTone(metric, day) ?? ''}`}>
              {amountWords(metric, day)}
            </td>
          </tr>
          <OtherCounts day={day} metric={metric} />
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">合计</th>
          <td className={`b ${metricTone(metric, report.sums) ?? ''}`}>{amountWords(metric, report.sums)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function OtherCounts({ day, metric }: { day: ReportDay; metric: Metric }) {
  const others = METRICS.filter((other) => other !== metric && day.counts[other] > 0)
  if (others.length === 0) return null
  return (
    <tr>
      <td colSpan={2} className="t12 faint">
        <span className="report-beside">
          {others.map((other) => (
            <span key={other}>{`${METRIC_WORDS[other]} ${amountWords(other, day)}`}</span>
          ))}
        </span>
      </td>
    </tr>
  )
}
