import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { anything, fieldsOf, forMember, forVisitor, noData, successOf } from './wire/envelope.ts'
import { lenient } from './wire/lenient.ts'
import { text } from './wire/wire.ts'

const credentials = z.object({ name: z.string(), password: z.string(), code: z.string() })
export type Credentials = z.output<typeof credentials>

/** A login without a token is useless, so an empty one is refused. */
const session = z.object({ api_token: z.string().check(z.minLength(1)) })

const registration = z.object({
  name: z.string(),
  password: z.string(),
  confirmPass: z.string(),
  realname: z.string(),
  paypassword: z.string(),
  code: z.string(),
  pid: z.optional(z.string()),
  referrer: text,
  referrer_node: text,
})
export type Registration = z.output<typeof registration>

const c = initContract()

export const sessionContract = c.router({
  login: {
    method: 'POST',
    path: '/api/login',
    summary: '登录',
    body: credentials,
    responses: { 200: successOf(session) },
    metadata: forVisitor,
  },
  loginPc: {
    method: 'POST',
    path: '/api/login_pc',
    summary: '电脑端登录',
    body: credentials,
    responses: { 200: successOf(session) },
    metadata: forVisitor,
  },
  register: {
    method: 'POST',
    path: '/api/register',
    summary: '注册',
    body: registration,
    responses: { 200: successOf(fieldsOf({ api_token: lenient(text) }, anything)) },
    metadata: forVisitor,
  },
  logoff: {
    method: 'POST',
    path: '/api/logoff',
    summary: '退出登录',
    body: z.object({}),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
})
