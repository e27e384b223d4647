import { type Fen, formatYuan, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import type { BetRecord } from '#contracts/records.ts'
import { BET_INVALID, BET_OPEN, BET_SETTLED, BET_STATUSES } from '#contracts/wire/record-codes.ts'
import { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import { type BetFilter, betPages, betsQuery } from '../../api/queries/records.ts'
import type { FilterGroup } from '../../features/record-filters/groups.ts'
import type { Detail } from '../../features/records/DetailSheet.tsx'
import type { CsvColumn } from '../../features/records/reading/csv.ts'
import { keyOfBet } from '../../features/records/reading/same-row.ts'
import type { RecordList } from '../../features/records/reading/use-records.ts'
import { betStatus, unknownTotal, yuanSum } from '../../features/records/status.ts'
import type { Total } from '../../features/records/TotalsCard.tsx'
import { signedYuan, toneOf } from '../../features/records/win-loss.ts'

export const betList = (filter: BetFilter): RecordList<BetRecord> => ({
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

const isUnknown = ({ status }: BetRecord): boolean => status === UNKNOWN_STATE

/**
 * The totals of stakes (without invalid bets, which were refunded) and of win and loss (only settled bets). A bet with
 * an unknown status may have been refunded or not, so it has its own total (docs/rules.md#bet-records).
 */
export function betTotals(rows: readonly BetRecord[]): Total[] {
  const staked: readonly Fen[] = rows.map(({ status, bet_amount }) =>
    status === BET_SETTLED || status === BET_OPEN ? bet_amount : ZERO,
  )
  const won = sumIfExact(rows.map(({ status, win_loss }) => (status === BET_SETTLED ? win_loss : ZERO)))
  return [
    { label: '投注额', value: yuanSum(staked) },
    won === undefined
      ? { label: '输赢', value: '--' }
      : { label: '输赢', value: signedYuan(won), tone: toneOf(won) },
    ...unknownTotal(rows.filter(isUnknown).map(({ bet_amount }) => bet_amount)),
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
export const betResultOf = ({ status, win_loss }: BetRecord) =>
  status === BET_SETTLED
    ? { text: signedYuan(win_loss), tone: toneOf(win_loss) }
    : ({ text: NO_OUTCOME[status], tone: 'muted' } as const)

/** The heading of a row: the game, if the backend sends it, before its venue. */
export const betTitle = ({ game, Code }: BetRecord): string =>
  game === undefined ? Code || '未知场馆' : Code === '' ? game : `${game} · ${Code}`

const optionalField = (label: string, value: string | undefined) =>
  value === undefined ? [] : [{ label, value }]

export function betDetail(row: BetRecord): Detail {
  const { text, tone } = betResultOf(row)
  return {
    title: '注单详情',
    main: text,
    mainTone: tone,
    status: betStatus(row.status),
    note: NOTES[row.status],
    fields: [
      { label: '注单号', value: row.bet_id, copy: '复制注单号' },
      { label: '场馆', value: row.Code || '--' },
      ...optionalField('游戏', row.game),
      ...optionalField('投注内容', row.pick),
      ...optionalField('结果', row.result),
      { label: '投注额', value: formatYuan(row.bet_amount) },
      { label: '输赢', value: text },
      ...optionalField('计入打码量', row.flow === undefined ? undefined : formatYuan(row.flow)),
      { label: '时间（北京）', value: row.created_at || '--' },
    ],
  }
}

export const BET_COLUMNS: CsvColumn<BetRecord>[] = [
  { head: '注单号', cell: ({ bet_id }) => bet_id },
  { head: '时间（北京）', cell: ({ created_at }) => created_at },
  { head: '场馆', cell: ({ Code }) => Code },
  { head: '投注额（元）', amount: ({ bet_amount }) => bet_amount },
  { head: '输赢（元）', amount: (row) => (isUnknown(row) ? undefined : row.win_loss) },
  { head: '状态', cell: ({ status }) => betStatus(status).text },
  { head: '游戏', cell: ({ game }) => game ?? '' },
  { head: '投注内容', cell: ({ pick }) => pick ?? '' },
  { head: '结果', cell: ({ result }) => result ?? '' },
]
