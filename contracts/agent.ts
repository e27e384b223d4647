import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { pageAddress } from './wire/addresses.ts'
import { fieldsOf, forMember, noData, successOf } from './wire/envelope.ts'

const c = initContract()

export const agentContract = c.router({
  applyagentdo: {
    method: 'POST',
    path: '/api/applyagentdo',
    summary: '申请代理',
    body: z.object({ mobile: z.string(), apply_info: z.string() }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  getAgentLoginUrl: {
    method: 'GET',
    path: '/api/getAgentLoginUrl',
    summary: '代理登录',
    responses: { 200: successOf(fieldsOf({ url: pageAddress })) },
    metadata: forMember,
  },
})
