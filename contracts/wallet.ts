import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { rowsOnly } from './about.ts'
import { type Fen, requiredYuan, yuan } from './money/money.ts'
import { forMember, listOf, noData, successOf } from './wire/envelope.ts'
import { lenient } from './wire/lenient.ts'
import { requiredFlag, text } from './wire/wire.ts'

/** The pseudo venue that stands for the central wallet in `transfer`, and its name in a list of wallets. */
export const CENTRAL_WALLET = 'userbalance'
export const CENTRAL_WALLET_ENTRY = '平台钱包'
/** What every other text calls the central wallet. */
export const CENTRAL_WALLET_NAME = '中心钱包'

export const venueWallet = z.object({ name: lenient(text), platname: z.string(), balance: yuan })
export type VenueWallet = z.output<typeof venueWallet>

/** One of `source` and `target` is CENTRAL_WALLET, the other a venue's platname. */
export type TransferRequest = { amount: Fen; source: string; target: string }

/** The app puts the central wallet before this list, and the sum of the venues must not hold it. */
const ofVenues = rowsOnly<VenueWallet>('data', 'platname', ({ platname }) => platname !== CENTRAL_WALLET)

const c = initContract()

export const walletContract = c.router({
  balance: {
    method: 'POST',
    path: '/api/balance',
    summary: '中心钱包余额',
    description:
      'Tells the balance of the central wallet, in 元. The app polls it every 4300 ms while a member is logged in.',
    body: z.object({}),
    responses: { 200: successOf(z.object({ balance: yuan })) },
    metadata: forMember,
  },
  balancelist: {
    method: 'POST',
    path: '/api/balancelist',
    summary: '各场馆余额',
    description:
      'Lists the wallets of the member at all venues, without the central wallet: a row of it is not shown, since the app puts it first itself. Balances are in 元.',
    body: z.object({}),
    responses: { 200: successOf(listOf(venueWallet)) },
    metadata: { ...forMember, about: [ofVenues] },
  },
  transall: {
    method: 'POST',
    path: '/api/transall',
    summary: '一键回收',
    description: 'Moves every venue balance back into the central wallet. Nothing to move is a success too.',
    body: z.object({}),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  transfer: {
    method: 'POST',
    path: '/api/transfer',
    summary: '转账',
    description:
      'Moves `amount`, in 元, between the central wallet and one venue; never from venue to venue. Wallets go by `platname`, and the central one is `userbalance`.',
    body: z.object({ amount: requiredYuan, sourcetype: z.string(), targettype: z.string() }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  uptransferstatus: {
    method: 'POST',
    path: '/api/uptransferstatus',
    summary: '自动免转开关',
    description:
      'Switches auto-transfer on (1) or off (0). While it is on, the launch of a game moves the central wallet into its venue.',
    body: z.object({ transferstatus: requiredFlag }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
})
