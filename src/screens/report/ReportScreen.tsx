import { Download, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { formatYuan, ZERO } from '#contracts/money/money.ts'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { FilterBar } from '../../features/record-filters/FilterBar.tsx'
import { dateGroup } from '../../features/record-filters/groups.ts'
import { chosenLabel, useRecordFilters } from '../../features/record-filters/use-record-filters.ts'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import { csvName, PART_OF_NAME } from '../../features/records/reading/csv.ts'
import { Reading } from '../../features/records/reading/Reading.tsx'
import { saveCsvText } from '../../features/records/reading/save-csv.ts'
import { manyWords, untoldWords, windowWords } from '../../features/records/record-words.ts'
import { Strip } from '../../features/records/Strip.tsx'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Button } from '../../ui/Button.tsx'
import { FILE_IS_PART, PART, SUMS_ARE_PART } from '../../ui/html/part-words.ts'
import { LOAD_FAILED } from '../../ui/loading/RetryButton.tsx'
import { useAnnouncedResult } from '../../ui/toast/announce.ts'
import { Chart } from './Chart.tsx'
import { DayTable } from './DayTable.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { isEmptyReport, type Metric, type ReadReport } from './report.ts'
import './report.css'
import { amountWords, METRIC_WORDS, netWords, reportCsv } from './metric-words.ts'
import { Tiles } from './Tiles.tsx'
import { useReport } from './use-report.ts'

const GROUPS = { date: dateGroup }

/** /report: deposits, withdrawals, stakes and wins by day, from the member's own records. */
export function ReportScreen() {
  const filters = useRecordFilters(GROUPS)
  const { date } = filters.values
  const [metric, setMetric] = useState<Metric>('winLoss')
  const { report, readAtMs, isReading, progress, start, cancel, hasFailed, tooMany } = useReport(date)
  const span = windowWords(date, serverNow())
  useAnnouncedResult(
    `${date} ${metric} ${readAtMs}`,
    report === undefined || isReading,
    report
      ? `${METRIC_WORDS[metric]}合计 ${amountWords(metric, report.sums)}，共 ${report.counts[metric]} 笔`
      : '',
  )
  const save = (read: ReadReport) => {
    const part = read.whole ? '' : PART_OF_NAME
    const name = csvName('个人报表', chosenLabel(filters, 'date'), part, beijingDay(serverNow()))
    void saveCsvText(name, reportCsv(read), `报表已导出${read.whole ? '' : FILE_IS_PART}`)
  }
  return (
    <div className="record-page">
      <FilterBar filters={filters} quick="date">
        <button
          type="button"
          className="icon-btn record-export"
          aria-label="导出 CSV"
          disabled={!report}
          onClick={() => report && save(report)}
        >
          <Download size={18} aria-hidden="true" />
        </button>
      </FilterBar>
      <Strip isReading={isReading} className="card report-strip">
        {isReading ? (
          <Reading progress={progress} onCancel={cancel} />
        ) : (
          <>
            <div className="grow">
              <p>{hasFailed ? LOAD_FAILED : span}</p>
              {report && !report.whole && <p className="bad">{SUMS_ARE_PART}</p>}
            </div>
            <button type="button" className="icon-btn" aria-label="重新统计" onClick={start}>
              <RotateCw size={14} aria-hidden="true" />
            </button>
          </>
        )}
      </Strip>
      {report && <ReportContent report={report} metric={metric} onChoose={setMetric} />}
      {!report && isReading && <ReportSkeleton />}
      {!report && !isReading && tooMany !== undefined && (
        <section className="card report-many" aria-label="记录较多">
          <p>{manyWords(tooMany)}</p>
          <Button variant="soft" onClick={start}>
            开始统计
          </Button>
        </section>
      )}
      {!report && !isReading && tooMany === undefined && (
        <div className="record-empty">
          <EmptyState kind={hasFailed ? 'network' : 'records'} size={132} />
          <p className="b">{hasFailed ? '记录没有读完' : '统计已取消'}</p>
          <p className="t12 muted">报表由您的每一笔记录汇总而成，读完后才会显示。</p>
          <Button variant="soft" onClick={start}>
            重新统计
          </Button>
        </div>
      )}
    </div>
  )
}

type WholeProps = { report: ReadReport; metric: Metric; onChoose: (metric: Metric) => void }

function ReportContent({ report, metric, onChoose }: WholeProps) {
  if (report.whole && isEmptyReport(report)) {
    return (
      <EmptyRecords
        text="这段时间没有记录"
        hint="换一个日期看看。"
        action={{ to: '/', text: '去游戏大厅' }}
      />
    )
  }
  return (
    <>
      <Tiles report={report} metric={metric} onChoose={onChoose} />
      <section className="card report-part" aria-label={`每日${METRIC_WORDS[metric]}`}>
        <Chart key={`${metric} ${report.days.length}`} days={report.days} metric={metric} />
        <DayTable report={report} metric={metric} />
      </section>
      <Footnote report={report} />
    </>
  )
}

/** Says that the sums are incomplete, and what they leave out. */
function Footnote({ report: { open, untold, unknown, undated, whole } }: { report: ReadReport }) {
  const waiting = [
    ['待支付的充值', open.unpaid],
    ['待审核的充值', open.deposit],
    ['待审核的取款', open.withdrawal],
    ['未结算的投注', open.stake],
    ['待领取的返水', open.rebate],
    ['待入账的红包', open.redPacket],
  ] as const
  return (
    <ul className="report-notes t12 muted num">
      {!whole && <li className="bad">{PART}</li>}
      <li>
        按北京时间逐日统计：充值为已到账的，取款为审核通过的，输赢为已结算注单的，返水、红包与彩金为已入账的。
      </li>
      <li>{netWords(open)}</li>
      {waiting
        .filter(([, amount]) => amount !== ZERO)
        .map(([what, amount]) => (
          <li key={what}>{`${what} ${formatYuan(amount)}，未计入。`}</li>
        ))}
      {untold > 0 && <li>{untoldWords(untold)}</li>}
      {undated > 0 && <li>{`时间未知的记录 ${undated} 笔，未计入。`}</li>}
      {unknown > 0 && <li>{`状态未知的记录 ${unknown} 笔，未计入。`}</li>}
    </ul>
  )
}
