import { type Fen, formatYuan, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { BET_INVALID, BET_OPEN, BET_SETTLED, BET_STATUSES } from '#contracts/wire/record-codes.ts'
import { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import { type Bet, type BetFilter, betPages, betsQuery } from '../../api/queries/records.ts'
import type { FilterGroup } from '../../features/record-filters/groups.ts'
import type { Detail, DetailField } from '../../features/records/DetailSheet.tsx'
import type { CsvColumn } from '../../features/records/reading/csv.ts'
import { keyOfBet } from '../../features/records/reading/same-row.ts'
import type { RecordList } from '../../features/records/reading/use-records.ts'
import { betStatus, unknownTotal, yuanSum } from '../../features/records/status.ts'
import type { Total } from '../../features/records/TotalsCard.tsx'
import { signedYuan, toneOf } from '../../features/records/win-loss.ts'

export const betList = (filter: BetFilter): RecordList<Bet> => ({
  options: betsQuery(filter),
  load: betPages(filter),
  keyOf: keyOfBet,
})

/** The filter option for every status. */
export const ANY_STATUS = ''
const STATUSES = [BET_OPEN, BET_SETTLED, BET_INVALID] as const

export const betStatusGroup = {
  label: '注单状态',
  options: [
    { value: ANY_STATUS, label: '全部状态' },
    ...STATUSES.map((value) => ({ value, label: BET_STATUSES[value] })),
  ],
  initial: ANY_STATUS,
} satisfies FilterGroup<typeof ANY_STATUS | (typeof STATUSES)[number]>

const isUnknown = ({ status }: Bet): boolean => status === UNKNOWN_STATE

/**
 * The totals of stakes (without invalid bets, which were refunded) and of win and loss (only settled bets). A bet with
 * an unknown status may have been refunded or not, so it has its own total (docs/rules.md#bet-records).
 */
export function betTotals(rows: readonly Bet[]): Total[] {
  const staked: readonly Fen[] = rows.map(({ status, stake }) =>
    status === BET_SETTLED || status === BET_OPEN ? stake : ZERO,
  )
  const won = sumIfExact(rows.map(({ status, winLoss }) => (status === BET_SETTLED ? winLoss : ZERO)))
  return [
    { label: '投注额', value: yuanSum(staked) },
    won === undefined
      ? { label: '输赢', value: '--' }
      : { label: '输赢', value: signedYuan(won), tone: toneOf(won) },
    ...unknownTotal(rows.filter(isUnknown).map(({ stake }) => stake)),
  ]
}

const NOTES = {
  [BET_INVALID]: '此注无效，不计输赢。',
  [BET_SETTLED]: undefined,
  [BET_OPEN]: '等待开奖或比赛结束，结算后显示输赢。',
  [UNKNOWN_STATE]: '暂时无法识别此注的状态，结果请咨询客服。',
} as const

const NO_OUTCOME = { [BET_INVALID]: '¥ 0.00', [BET_OPEN]: '待结算', [UNKNOWN_STATE]: '--' } as const

/** The win or loss of a settled bet as text. Other bets show a fixed text instead. */
export const betResultOf = ({ status, winLoss }: Bet) =>
  status === BET_SETTLED
    ? { text: signedYuan(winLoss), tone: toneOf(winLoss) }
    : ({ text: NO_OUTCOME[status], tone: 'muted' } as const)

/** The heading of a row: the game, if the backend sends it, before its venue. */
export const betTitle = ({ game, venue }: Bet): string =>
  game === undefined ? venue || '未知场馆' : venue === '' ? game : `${game} · ${venue}`

const optionalField = (label: string, value: string | undefined, more?: Partial<DetailField>) =>
  value === undefined ? [] : [{ label, value, ...more }]

export function betDetail(row: Bet): Detail {
  const { text, tone } = betResultOf(row)
  return {
    title: '注单详情',
    main: text,
    mainTone: tone,
    status: betStatus(row.status),
    note: NOTES[row.status],
    fields: [
      { label: '注单号', value: row.id, copy: '复制注单号' },
      { label: '场馆', value: row.venue || '--' },
      ...optionalField('游戏', row.game),
      ...optionalField('投注内容', row.pick),
      ...optionalField('本局结果', row.result, { hasParts: true }),
      { label: '投注额', value: formatYuan(row.stake) },
      { label: '输赢', value: text },
      ...optionalField('计入打码量', row.flow === undefined ? undefined : formatYuan(row.flow)),
      { label: '时间（北京）', value: row.createdAt || '--' },
    ],
  }
}

export const BET_COLUMNS: CsvColumn<Bet>[] = [
  { head: '注单号', cell: ({ id }) => id },
  { head: '时间（北京）', cell: ({ createdAt }) => createdAt },
  { head: '场馆', cell: ({ venue }) => venue },
  { head: '投注额（元）', amount: ({ stake }) => stake },
  { head: '输赢（元）', amount: (row) => (isUnknown(row) ? undefined : row.winLoss) },
  { head: '状态', cell: ({ status }) => betStatus(status).text },
  { head: '游戏', cell: ({ game }) => game ?? '' },
  { head: '投注内容', cell: ({ pick }) => pick ?? '' },
  { head: '结果', cell: ({ result }) => result ?? '' },
]
