import { dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { DEFAULT_DATE_FILTER, TRANSFER_DONE, TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import * as calls from '../calls.ts'
import { WORLD_NOW } from '../in-process.ts'
import { BET_CATEGORY, ROWS_A_PAGE, TOKEN } from '../shared-world.ts'
import type { HttpRequest } from './http-load.ts'

/** The three operations that all are measured with, each in its own API. */
export const OPERATIONS = ['balance', 'page of bets', 'transfer'] as const
export type Operation = (typeof OPERATIONS)[number]
export type RequestsByOperation = Record<Operation, (n: number) => HttpRequest>

const { fromMs: SINCE } = dateFilterWindow(DEFAULT_DATE_FILTER, WORLD_NOW)
const JSON_TYPE = { 'Content-Type': 'application/json' }
const post = (path: string, body: string, headers = {}): HttpRequest => ({
  method: 'POST',
  path,
  headers: { ...JSON_TYPE, ...headers },
  body,
})

const ours =
  (call: calls.BenchCall) =>
  (n: number): HttpRequest => {
    const { path, body } = call(n)
    return post(path, body, { Authorization: `Bearer ${TOKEN}` })
  }

export const OF_MOCK: RequestsByOperation = {
  balance: ours(calls.balance),
  'page of bets': ours(calls.betPageOfKind),
  transfer: ours(calls.transfer),
}

const LOG_ROW = {
  type: TRANSFER_OUT,
  amount: 1,
  pay_way: '中心钱包',
  state: TRANSFER_DONE,
  created_at: '2026-05-01 12:00:00',
}

/** The same page and filter, and the log row of a transfer. It sends the id: json-server reads all rows to find one. */
export const OF_JSON_SERVER: RequestsByOperation = {
  balance: () => ({ method: 'GET', path: '/wallets/userbalance' }),
  'page of bets': () => ({
    method: 'GET',
    path: `/bets?category=${BET_CATEGORY}&atMs_gte=${SINCE}&_sort=atMs&_order=desc&_page=3&_limit=${ROWS_A_PAGE}`,
  }),
  transfer: (n) => post('/transactions', JSON.stringify({ id: `X${n}`, ...LOG_ROW })),
}

/** MSW answers the mock backend's own calls. It gets the date filter as a number, to save it the calculation. */
export const OF_MSW: RequestsByOperation = {
  balance: OF_MOCK.balance,
  'page of bets': () =>
    post('/api/betrecord', JSON.stringify({ page: 3, api_type: BET_CATEGORY, since: SINCE })),
  transfer: OF_MOCK.transfer,
}
