import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { pageAddress } from './addresses.ts'
import { fieldsOf, forMember, noData, successOf } from './wire/envelope.ts'

const c = initContract()

export const agentContract = c.router({
  applyagentdo: {
    method: 'POST',
    path: '/api/applyagentdo',
    summary: '申请代理',
    description:
      'Applies to join the agent programme. `mobile` is a mainland mobile number and `apply_info` the reason.',
    body: z.object({ mobile: z.string(), apply_info: z.string() }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  getAgentLoginUrl: {
    method: 'GET',
    path: '/api/getAgentLoginUrl',
    summary: '代理登录',
    description:
      'Returns the address where an agent logs in. The app offers it to members whose `isagent` is 1.',
    responses: { 200: successOf(fieldsOf({ url: pageAddress })) },
    metadata: forMember,
  },
})
