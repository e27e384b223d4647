import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { forMember, nothing, ok } from './envelope.ts'
import { yuan } from './money.ts'
import { id } from './wire.ts'

const c = initContract()

export const withdrawalContract = c.router({
  withdraw: {
    method: 'POST',
    path: '/api/withdraw',
    summary: '提交取款',
    description: 'Asks for a withdrawal to one of the own cards (`bank` is its id); debited at once, then reviewed. Spec sections 2, 5, 7.',
    body: z.object({ amount: yuan, bank: id, password: z.string() }),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
  getBetAmount: {
    method: 'POST',
    path: '/api/getBetAmount',
    summary: '打码量',
    description: 'What is still to wager before a withdrawal, in 元. Spec sections 2, 7.',
    body: z.object({}),
    responses: { 200: ok(z.object({ bet_amount: yuan })) },
    metadata: forMember,
  },
})
