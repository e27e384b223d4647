import { amountWords, METRIC_WORDS, metricTone } from './metric-words.ts'
import { METRICS, type Metric, type Report } from './report.ts'

type Props = { report: Report; metric: Metric; onChoose: (metric: Metric) => void }

/** The sums of the filter. Choosing one shows its days in the chart and the table below. */
export const Tiles = ({ report, metric, onChoose }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this has a name
  <div className="report-tiles" role="group" aria-label="汇总">
    {METRICS.map((tile) => (
      <button
        key={tile}
        type="button"
        className="card"
        aria-pressed={tile === metric}
        onClick={() => onChoose(tile)}
      >
        <span className="t12 muted">{METRIC_WORDS[tile]}</span>
        <b className={`num ${metricTone(tile, report.sums) ?? ''}`}>{amountWords(tile, report.sums)}</b>
        <span className="t12 faint num">{`${report.counts[tile]} 笔`}</span>
      </button>
    ))}
  </div>
)
