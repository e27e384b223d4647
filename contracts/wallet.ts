import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { type Fen, requiredYuan, yuan } from './money/money.ts'
import { onlyRows } from './wire/answer-checks.ts'
import { forMember, listOf, noData, successOf } from './wire/envelope.ts'
import { lenient } from './wire/lenient.ts'
import { requiredFlag, text } from './wire/wire.ts'

/** The name that stands for the central wallet in `transfer`, and its label in a list of wallets. */
export const CENTRAL_WALLET = 'userbalance'
export const CENTRAL_WALLET_ENTRY = '平台钱包'
/** The label of the central wallet in every other text. */
export const CENTRAL_WALLET_NAME = '中心钱包'

export const venueWallet = z.object({ name: lenient(text), platname: z.string(), balance: yuan })
export type VenueWallet = z.output<typeof venueWallet>

/** One of `source` and `target` is CENTRAL_WALLET, the other a venue's platname. */
export type TransferRequest = { amount: Fen; source: string; target: string }

/** The app adds the central wallet to this list itself, and the sum of the venues must not include it. */
const onlyVenues = onlyRows<VenueWallet>('data', 'platname', ({ platname }) => platname !== CENTRAL_WALLET)

const c = initContract()

export const walletContract = c.router({
  balance: {
    method: 'POST',
    path: '/api/balance',
    summary: '中心钱包余额',
    body: z.object({}),
    responses: { 200: successOf(z.object({ balance: yuan })) },
    metadata: forMember,
  },
  balancelist: {
    method: 'POST',
    path: '/api/balancelist',
    summary: '各场馆余额',
    body: z.object({}),
    responses: { 200: successOf(listOf(venueWallet)) },
    metadata: { ...forMember, checks: [onlyVenues] },
  },
  transall: {
    method: 'POST',
    path: '/api/transall',
    summary: '一键回收',
    body: z.object({}),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  transfer: {
    method: 'POST',
    path: '/api/transfer',
    summary: '转账',
    body: z.object({ amount: requiredYuan, sourcetype: z.string(), targettype: z.string() }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  uptransferstatus: {
    method: 'POST',
    path: '/api/uptransferstatus',
    summary: '自动免转开关',
    body: z.object({ transferstatus: requiredFlag }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
})
