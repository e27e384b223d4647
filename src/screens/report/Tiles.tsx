import { amountWords, METRIC_WORDS, metricTone } from './metric-words.ts'
import { METRICS, type Metric, type Report } from './report.ts'

type Props = { report: Report; metric: Metric; onChoose: (metric: Metric) => void }

/** The sums of the filter. Choosing one shows its days in the chart and the table below. */
export const Tiles = ({ report, metric, onChoose }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this has a name
  <div className="report-tiles" role="group" aria-label="汇总">
    {METRICS.map((one) => (
      <button
        key={one}
        type="button"
        className="card"
        aria-pressed={one === metric}
        onClick={() => onChoose(one)}
      >
        <span className="t12 muted">{METRIC_WORDS[one]}</span>
        <b className={`num ${metricTone(one, report.sums) ?? ''}`}>{amountWords(one, report.sums)}</b>
        <span className="t12 faint num">{`${report.counts[one]} 笔`}</span>
      </button>
    ))}
  </div>
)
