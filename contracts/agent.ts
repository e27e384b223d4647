import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fieldsOf, forMember, nothing, ok } from './envelope.ts'
import { text } from './wire.ts'

const c = initContract()

export const agentContract = c.router({
  applyagentdo: {
    method: 'POST',
    path: '/api/applyagentdo',
    summary: '申请代理',
    description: 'Asks to join the agent programme. Spec sections 2, 5, 7.',
    body: z.object({ mobile: z.string(), apply_info: z.string() }),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
  getAgentLoginUrl: {
    method: 'GET',
    path: '/api/getAgentLoginUrl',
    summary: '代理登录',
    description: 'Where an agent logs in. Spec sections 6, 7.',
    responses: { 200: ok(fieldsOf({ url: text })) },
    metadata: forMember,
  },
})
