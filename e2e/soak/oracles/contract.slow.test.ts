import { expect, it } from 'vitest'
import type { CallView } from '#mock/control/control.ts'
import { breaches, unfounded } from './contract.ts'

const call = {
  ...{ id: 1, method: 'POST', path: '/api/user', atMs: 0, tookMs: 1, status: 200, code: 200 },
  ...{ applied: true, fault: undefined, operation: 'user', summary: '会员资料' },
  ...({ contract: 'breach', at: 'data.balance', problem: 'is no amount' } as const),
} satisfies CallView

it('an answer against the contract is found, unless a fault made it', () => {
  expect(breaches([call])).toEqual([
    '/api/user was answered against the contract at "data.balance": is no amount',
  ])
  expect(breaches([{ ...call, fault: 'patch' }])).toEqual([])
})

it('a report of the app about a call that no fault touched is found', () => {
  const report = 'contract: POST /api/user: data.balance Invalid input'
  expect(unfounded([report], new Set(['/api/user']))).toEqual([])
  expect(unfounded([report], new Set(['/api/userredpacket', '/api/use']))).toEqual([report])
})
