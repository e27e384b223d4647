import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { forMember, listOf, nothing, ok } from './envelope.ts'
import { yuan, yuanGiven } from './money.ts'
import { givenFlag, text } from './wire.ts'

/** The pseudo venue that stands for the central wallet in `transfer` (spec section 3, Venue wallet). */
export const CENTRAL_WALLET = 'userbalance'
export const CENTRAL_WALLET_NAME = '平台钱包'

export const venueWallet = z.object({ name: text, platname: z.string(), balance: yuan })
export type VenueWallet = z.output<typeof venueWallet>

const c = initContract()

export const walletContract = c.router({
  balance: {
    method: 'POST',
    path: '/api/balance',
    summary: '中心钱包余额',
    description: 'Balance of the central wallet; polled every 4300 ms while logged in. Spec sections 7, 9.',
    body: z.object({}),
    responses: { 200: ok(z.object({ balance: yuan })) },
    metadata: forMember,
  },
  balancelist: {
    method: 'POST',
    path: '/api/balancelist',
    summary: '各场馆余额',
    description: 'Every venue wallet of the member, without the central wallet. Spec sections 3, 7.',
    body: z.object({}),
    responses: { 200: ok(listOf(venueWallet)) },
    metadata: forMember,
  },
  transall: {
    method: 'POST',
    path: '/api/transall',
    summary: '一键回收',
    description:
      'Moves every venue balance back into the central wallet; nothing to recover is a success too. Spec sections 1, 7.',
    body: z.object({}),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
  transfer: {
    method: 'POST',
    path: '/api/transfer',
    summary: '转账',
    description:
      'Moves money between the central wallet and one venue; never venue to venue. Spec sections 2, 5, 7.',
    body: z.object({ amount: yuanGiven, sourcetype: z.string(), targettype: z.string() }),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
  uptransferstatus: {
    method: 'POST',
    path: '/api/uptransferstatus',
    summary: '自动免转开关',
    description: 'Switches auto-transfer on (1) or off (0). Spec sections 2, 4, 7.',
    body: z.object({ transferstatus: givenFlag }),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
})
