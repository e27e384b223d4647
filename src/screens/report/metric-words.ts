import { add, formatYuan, ZERO } from '#contracts/money/money.ts'
import { csvOf } from '../../features/records/reading/csv.ts'
import { signedYuan, toneOf } from '../../features/records/win-loss.ts'
import { METRICS, type Metric, type Report, type Sums } from './report.ts'

export const METRIC_WORDS: Record<Metric, string> = {
  winLoss: '输赢',
  stake: '投注',
  deposit: '充值',
  withdrawal: '取款',
  rebate: '返水',
  redPacket: '红包',
  promotion: '活动彩金',
  net: '净变动',
}

/** An amount of a metric as text. Win and loss and the net change have a sign; only win and loss has a colour. */
export const amountWords = (metric: Metric, { [metric]: amount }: Sums): string =>
  metric === 'winLoss' || metric === 'net' ? signedYuan(amount) : formatYuan(amount)

export const metricTone = (metric: Metric, { [metric]: amount }: Sums) =>
  metric === 'winLoss' ? toneOf(amount) : undefined

/**
 * Explains how the sums add up to the change of all wallets: pending withdrawals and open bets have already left them,
 * and manual corrections by the operator are in no record.
 */
export function netWords({ withdrawal, stake }: Report['open']): string {
  const withheld = add(withdrawal, stake)
  const less =
    withheld === ZERO ? '' : `；待审核取款和未结算投注 ${formatYuan(withheld)} 已从钱包扣除，也要减去`
  return `净变动＝充值－取款＋返水＋红包＋活动彩金＋输赢，即总资产的增减${less}。人工调整和 30 日前派发的返水没有记录，不在其中。`
}

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
    [...[...days].reverse(), { ...sums, day: '合计' }],
  )
