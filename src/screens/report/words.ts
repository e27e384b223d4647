import { formatYuan } from '#contracts/money.ts'
import { csvOf } from '../../features/records/csv.ts'
import { signedYuan, toneOf } from '../../features/records/win-loss.ts'
import { METRICS, type Metric, type Report, type Sums } from './report.ts'

export const METRIC_WORDS: Record<Metric, string> = {
  winLoss: '输赢',
  stake: '投注',
  deposit: '充值',
  withdrawal: '取款',
  rebate: '返水',
  redPacket: '红包',
}

/** An amount of a metric as text. Only win and loss has a sign and a colour. */
export const amountWords = (metric: Metric, { [metric]: amount }: Sums): string =>
  metric === 'winLoss' ? signedYuan(amount) : formatYuan(amount)

export const metricTone = (metric: Metric, { [metric]: amount }: Sums) =>
  metric === 'winLoss' ? toneOf(amount) : undefined

/** The report as a CSV file: one line a day, newest first, and the sums at the end. */
export const reportCsv = ({ days, sums }: Report): string[] =>
  csvOf<Sums & { day: string }>(
    [
      { head: '日期（北京）', cell: ({ day }) => day },
      ...METRICS.map((metric) => ({
        head: `${METRIC_WORDS[metric]}（元）`,
        amount: (row: Sums) => row[metric],
      })),
    ],
    [...days.toReversed(), { ...sums, day: '合计' }],
  )
