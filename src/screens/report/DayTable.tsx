import { serverNow } from '../../api/core/server-time.ts'
import { dayWords } from '../../features/records/words.ts'
import { METRICS, type Metric, type Report, type ReportDay } from './report.ts'
import { amountWords, METRIC_WORDS, metricTone } from './words.ts'

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
      <tbody>
        {report.days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <span>{dayWords(day.day, now)}</span>
              <OtherCounts day={day} metric={metric} />
            </th>
            <td className={day.counts[metric] === 0 ? 'faint' : `b ${metricTone(metric, day) ?? ''}`}>
              {amountWords(metric, day)}
            </td>
          </tr>
        ))}
      </tbody>
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
  const others = METRICS.filter((one) => one !== metric && day.counts[one] > 0)
  if (others.length === 0) return null
  return (
    <span className="t12 faint report-beside">
      {others.map((one) => (
        <span key={one}>{`${METRIC_WORDS[one]} ${amountWords(one, day)}`}</span>
      ))}
    </span>
  )
}
