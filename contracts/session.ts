import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fieldsOf, forMember, forVisitor, nothing, ok } from './envelope.ts'
import { text } from './wire.ts'

const credentials = z.object({ name: z.string(), password: z.string(), code: z.string() })
export type Credentials = z.output<typeof credentials>

/** A login without a token is no login; so an empty one does not read. */
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
    description: 'Account, password and captcha for a token. Spec sections 4, 5, 7.',
    body: credentials,
    responses: { 200: ok(session) },
    metadata: forVisitor,
  },
  loginPc: {
    method: 'POST',
    path: '/api/login_pc',
    summary: '电脑端登录',
    description: 'Declared by the backend, not called by this app; read as login is. Spec section 7.',
    body: credentials,
    responses: { 200: ok(session) },
    metadata: forVisitor,
  },
  register: {
    method: 'POST',
    path: '/api/register',
    summary: '注册',
    description:
      'Opens an account. The message is toasted whatever the outcome; without a token the visitor stays one. Spec sections 3, 5, 7, 8.',
    body: registration,
    responses: { 200: ok(fieldsOf({ api_token: text })) },
    metadata: forVisitor,
  },
  logoff: {
    method: 'POST',
    path: '/api/logoff',
    summary: '退出登录',
    description: 'Ends the session; the app forgets it even when this fails. Spec sections 4, 7.',
    body: z.object({}),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
})
