import { within } from '@testing-library/react'
import type { InitialEntry } from 'react-router-dom'
import { signIn } from '../../../api/core/client/session-store.ts'
import { envelope, type Reply, type Sent, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { TransactionsScreen } from '../TransactionsScreen.tsx'

type SentQuery = { type: number; date: number; page: number }
export const queryOf = ({ body }: Sent) => body as SentQuery

export const row = (n: number, state = 2, amount: number | string = n) => ({
  out_trade_no: `D${n}`,
  amount,
  pay_way: '微信支付',
  state,
  created_at: '2026-05-01 12:00:00',
})

/** Newest first, ten a page. */
export const pageAnswer = (rows: unknown[], page: number) =>
  envelope({
    current_page: page,
    data: rows.slice((page - 1) * 10, page * 10),
    last_page: Math.max(1, Math.ceil(rows.length / 10)),
    per_page: 10,
    total: rows.length,
  })

export function open(
  rows: unknown[] | ((sent: Sent) => Response | Promise<Response>),
  path: InitialEntry = '/transRecord',
  /** The answers of the statement's other lists; all are empty by default. */
  lists: Record<string, Reply> = {},
) {
  signIn('token-1')
  const backend = stubBackend({
    '/api/getfanshui': () => envelope({ list: [], jisuan: 0, nojisuan: 0 }),
    '/api/redpacket': () => envelope([]),
    '/api/activityApplyLog': () => envelope([]),
    ...lists,
    '/api/gettransrecord': typeof rows === 'function' ? rows : (sent) => pageAnswer(rows, queryOf(sent).page),
  })
  const sent = () => backend.sent.map(queryOf)
  return { backend, sent, ...renderScreen(<TransactionsScreen />, path) }
}

export const totals = (view: ReturnType<typeof open>) => within(view.getByRole('region', { name: '合计' }))
