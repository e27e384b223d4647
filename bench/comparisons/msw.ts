import { factory, primaryKey } from '@mswjs/data'
import { getResponse, HttpResponse, http } from 'msw'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { TRANSFER_DONE, TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { WORLD_NOW } from '../in-process.ts'
import { ROWS_A_PAGE, sameRows } from '../shared-world.ts'

/**
 * MSW handlers over @mswjs/data, written as in its guide and called through `getResponse`: intercepting fetch is left
 * out, as it is for the mock backend. One scan a page: rows and count come from the same query.
 */
const db = factory({
  bet: {
    id: primaryKey(String),
    memberId: String,
    category: String,
    bet_amount: Number,
    win_loss: Number,
    Code: String,
    status: Number,
    atMs: Number,
    created_at: String,
  },
  transaction: {
    id: primaryKey(String),
    memberId: String,
    type: Number,
    amount: Number,
    pay_way: String,
    state: Number,
    created_at: String,
  },
  venue: { id: primaryKey(String), name: String },
  card: { id: primaryKey(String), bank: String, owner: String, number: String },
  wallet: { id: primaryKey(String), memberId: String, balance: Number },
})

const answered = (data: unknown) => HttpResponse.json({ code: SUCCESS, message: '', data })
const walletOf = (id: string) => db.wallet.findFirst({ where: { id: { equals: id } } })

type Transfer = { amount: number; sourcetype: string; targettype: string }
let orders = 0

const handlers = [
  http.post('*/api/balance', () => answered({ balance: walletOf('userbalance')?.balance })),

  http.post('*/api/betrecord', async ({ request }) => {
    const { page, api_type, since } = (await request.json()) as {
      page: number
      api_type: string
      since: number
    }
    const found = db.bet.findMany({
      where: { category: { equals: api_type }, atMs: { gte: since } },
      orderBy: { atMs: 'desc' },
    })
    const from = (page - 1) * ROWS_A_PAGE
    return answered({ current_page: page, data: found.slice(from, from + ROWS_A_PAGE), total: found.length })
  }),

  http.post('*/api/transfer', async ({ request }) => {
    const { amount, sourcetype, targettype } = (await request.json()) as Transfer
    for (const [id, change] of [
      [sourcetype, -amount],
      [targettype, amount],
    ] as const) {
      const balance = (walletOf(id)?.balance ?? 0) + change
      db.wallet.update({ where: { id: { equals: id } }, data: { balance } })
    }
    db.transaction.create({
      id: `T${++orders}`,
      memberId: '1',
      type: TRANSFER_OUT,
      amount,
      pay_way: `${sourcetype} → ${targettype}`,
      state: TRANSFER_DONE,
      created_at: '2026-05-01 12:00:00',
    })
    return answered(null)
  }),
]

/** The alternative with the same records: takes a Request and returns the text of its answer. */
export function mswOver(bets: number): (request: Request) => Promise<string> {
  const rows = sameRows(bets, WORLD_NOW)
  for (const row of rows.bets) db.bet.create(row)
  for (const row of rows.transactions) db.transaction.create(row)
  for (const row of rows.venues) db.venue.create(row)
  for (const row of rows.cards) db.card.create(row)
  for (const row of rows.wallets) db.wallet.create(row)
  return async (request) => {
    const response = await getResponse(handlers, request)
    return response ? response.text() : ''
  }
}
