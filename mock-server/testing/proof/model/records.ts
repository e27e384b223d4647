import {
  BET_SETTLED,
  DEPOSIT,
  isTransfer,
  REBATE_COLLECTED,
  REBATE_PENDING,
  TRANSFER_DONE,
  TRANSFER_IN,
  TRANSFER_OUT,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import { centsOf, must, same } from '../same.ts'
import { collected, pending } from './bonus.ts'
import { expectedRead, memberCall } from './calls.ts'
import type { Call, Expected, Model, Person } from './state.ts'
import { dayOf, dayStart, stamp } from './time.ts'
import { MODEL_VENUES, PLATS, type Plat } from './wallet.ts'

/** Record pages (docs/rules.md#records): newest first, whole pages of ten, each row once. */

const PAGE = 10
export type Filter = 1 | 2 | 3 | 4
const DAYS: Record<Filter, number> = { 1: 1, 2: 7, 3: 15, 4: 30 }

export const CATEGORY_OF_PLAT: Record<Plat, string> = {
  yzdz: 'concise',
  yzby: 'fishing',
  zrt: 'realbet',
  qpg: 'joker',
  cpz: 'lottery',
  tyg: 'sport',
  djg: 'gaming',
  obgdy: 'concise',
  fgdz: 'concise',
  pp: 'concise',
  ae: 'concise',
}
export const CATEGORY_FILTERS = ['', ...new Set(Object.values(CATEGORY_OF_PLAT))]

/** The rows of whole Beijing days up to today, newest first. */
const within = <R extends { at: number }>(m: Model, rows: readonly R[], filter: Filter): R[] => {
  const today = dayOf(m.now)
  return rows
    .filter(({ at }) => at >= dayStart(today - DAYS[filter] + 1) && at < dayStart(today + 1))
    .toReversed()
}

/** Compares a page with the rows that it must contain. */
function checkPage<R>(
  wire: unknown,
  rows: readonly R[],
  requestedPage: number,
  as: (row: R) => unknown,
  read: (row: never) => unknown,
) {
  // A page number below 1 means the first page.
  const page = Math.max(1, requestedPage)
  const { data, total, last_page, per_page, current_page } = wire as Record<string, unknown>
  const pages = Math.max(1, Math.ceil(rows.length / PAGE))
  same([total, last_page, per_page, current_page], [rows.length, pages, PAGE, page], 'the page’s frame')
  same((data as never[]).map(read), rows.slice((page - 1) * PAGE, page * PAGE).map(as), `page ${page}`)
}

export type PageQuery = { date: Filter; page: number }

export const readBets = (token: string, { date, page }: PageQuery, category: string): Call =>
  memberCall(token, { path: '/api/betrecord', wire: { date, page, api_type: category } }, (m, p) => {
    const rows = within(m, p.bets, date).filter(
      ({ plat }) => category === '' || CATEGORY_OF_PLAT[plat as Plat] === category,
    )
    return expectedRead(({ data }) =>
      checkPage(
        data,
        rows,
        page,
        (one) => [
          one.id,
          one.stake,
          one.state === BET_SETTLED ? one.payout - one.stake : 0,
          one.state === BET_SETTLED ? one.counted : undefined,
          MODEL_VENUES[one.plat as Plat].name,
          one.state,
          stamp(one.at),
        ],
        (row: Record<string, unknown>) => [
          row.bet_id,
          centsOf(row.bet_amount),
          centsOf(row.win_loss),
          row.flow === undefined ? undefined : centsOf(row.flow),
          row.Code,
          row.status,
          row.created_at,
        ],
      ),
    )
  })

const stampIfAny = (at: number | undefined) => (at === undefined ? undefined : stamp(at))
type Row = { no?: string; payWay: string; amount: number; at: number; state?: number; credited?: number }
const listOf = (p: Person, type: TransactionType): readonly Row[] =>
  ({ [DEPOSIT]: p.orders, [WITHDRAWAL]: p.payouts, [TRANSFER_IN]: p.moved.in, [TRANSFER_OUT]: p.moved.out })[
    type
  ]

export const readTransactions = (token: string, { date, page }: PageQuery, type: TransactionType): Call =>
  memberCall(token, { path: '/api/gettransrecord', wire: { date, type, page, api_type: '' } }, (m, p) => {
    const rows = within(m, listOf(p, type), date)
    return expectedRead(({ data }) => {
      checkPage(
        data,
        rows,
        page,
        ({ no, payWay, amount, at, state = TRANSFER_DONE, credited }) => [
          no ?? 'T',
          amount,
          payWay,
          state,
          stampIfAny(credited),
          stamp(at),
        ],
        (row: Record<string, unknown>) => [
          isTransfer(type) ? String(row.out_trade_no).charAt(0) : row.out_trade_no,
          centsOf(row.amount),
          row.pay_way,
          row.state,
          row.credited_at,
          row.created_at,
        ],
      )
      const numbers = (data as { data: { out_trade_no: string }[] }).data.map((row) => row.out_trade_no)
      must(new Set(numbers).size === numbers.length, 'a number stands twice on a page')
    })
  })

export const readRebates = (
  token: string,
  { date, page }: PageQuery,
  category: string,
  state: '' | '0' | '1',
): Call =>
  memberCall(
    token,
    { path: '/api/getfanshui', wire: { date, page, api_type: category, type: state } },
    (m, p): Expected => {
      const rows = within(m, p.rebates, date)
        .filter(({ plat }) => category === '' || CATEGORY_OF_PLAT[plat as Plat] === category)
        .filter(({ collected }) => state === '' || (collected === null) === (state === '0'))
      return expectedRead(({ data }) => {
        const { list, jisuan, nojisuan } = data as Record<string, unknown>
        checkPage(
          list,
          rows,
          page,
          ({ plat, amount, at, collected }) => [
            MODEL_VENUES[plat as Plat].name,
            amount,
            collected === null ? REBATE_PENDING : REBATE_COLLECTED,
            stamp(at),
            stamp(collected ?? at),
          ],
          (row: Record<string, unknown>) => [
            row.gamename,
            centsOf(row.money),
            row.state,
            row.created_at,
            row.updated_at,
          ],
        )
        same([jisuan, nojisuan].map(centsOf), [collected(p), pending(p)], 'rebates collected and pending')
      })
    },
  )

export const readPackets = (token: string, page: number): Call =>
  memberCall(token, { path: '/api/redpacket', wire: { page } }, (_m, p) =>
    expectedRead(({ data }) =>
      checkPage(
        data,
        p.packets.toReversed(),
        page,
        ({ amount, recharge, at }) => [recharge, amount, stamp(at), stamp(at)],
        (row: Record<string, unknown>) => [
          centsOf(row.money),
          centsOf(row.redpacketmoney),
          row.created_at,
          row.usetime,
        ],
      ),
    ),
  )

export const readApplications = (token: string, page: number): Call =>
  memberCall(token, { path: '/api/activityApplyLog', wire: { page } }, (_m, p) =>
    expectedRead(({ data }) =>
      checkPage(
        data,
        p.applications.toReversed(),
        page,
        ({ title, state, bonus, credited, at }) => [
          title,
          state,
          credited === undefined ? undefined : bonus,
          stampIfAny(credited),
          stamp(at),
        ],
        (row: Record<string, unknown>) => [
          row.activity_name,
          row.state,
          row.bonus === undefined ? undefined : centsOf(row.bonus),
          row.credited_at,
          row.created_at,
        ],
      ),
    ),
  )

const TYPES = [DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT] as const

/** Calls for every page of every record list of one person. */
export function everyPage(p: Person, token: string): Call[] {
  const pages = (count: number) =>
    Array.from({ length: Math.ceil(count / PAGE) + 1 }, (_, index) => index + 1)
  return [
    ...TYPES.flatMap((type) =>
      pages(listOf(p, type).length).map((page) => readTransactions(token, { date: 4, page }, type)),
    ),
    ...pages(p.bets.length).map((page) => readBets(token, { date: 4, page }, '')),
    ...pages(p.rebates.length).map((page) => readRebates(token, { date: 4, page }, '', '')),
    ...pages(p.packets.length).map((page) => readPackets(token, page)),
    ...pages(p.applications.length).map((page) => readApplications(token, page)),
  ]
}

export const platAt = (index: number): Plat => PLATS[index % PLATS.length] ?? 'yzdz'
