import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { before, fieldsOf, forMember, nothing, ok } from './envelope.ts'
import { rate, usdt, yuan, yuanOrZero } from './money.ts'
import { beijingDate, count, flag, text, textIfAny } from './wire.ts'

/**
 * `current_vip` ("P3") carries the level on the wire; in code it is `vip` alone (spec section 3, userInfo).
 * Exported for the OpenAPI generator.
 */
export const levelOnTheWire = before(
  ({ current_vip, ...member }) => {
    const said = /P(\d+)/i.exec(String(current_vip ?? ''))?.[1]
    return said === undefined ? member : { ...member, vip: Number(said) }
  },
  (member) => ({ ...member, current_vip: `P${member.vip}` }),
)

/** The member as /api/user and /api/refreshusermoney answer. Rates of 0 are unknown. */
export const userInfo = z.pipe(
  levelOnTheWire,
  z.object({
    username: z.string(),
    realname: text,
    avatar: text,
    mobile: text,
    email: text,
    birthday: beijingDate,
    vip: count,
    joinday: count,
    paysum: yuanOrZero,
    isagent: flag,
    balance: yuan,
    gameblance: yuanOrZero,
    usdtrate: rate,
    transferstatus: flag,
    withdrawcashfee: usdt,
    withdrawfeeusdttrc: usdt,
    withdrawusdtrate: rate,
  }),
)
export type UserInfo = z.output<typeof userInfo>

/** `paypassword` is the NEW password and `password` the old one, in both calls (readings "The wire"). */
const passwordChange = z.object({ paypassword: z.string(), password: z.string() })

const c = initContract()

export const memberContract = c.router({
  user: {
    method: 'POST',
    path: '/api/user',
    summary: '会员信息',
    description: 'The member: profile, level, wallets, rates and settings. Spec sections 3, 7.',
    body: z.object({}),
    responses: { 200: ok(userInfo) },
    metadata: forMember,
  },
  refreshusermoney: {
    method: 'POST',
    path: '/api/refreshusermoney',
    summary: '刷新余额',
    description: 'The member with fresh balances; stored locally. Spec sections 3, 7.',
    body: z.object({}),
    responses: { 200: ok(userInfo) },
    metadata: forMember,
  },
  updateuserinfo: {
    method: 'POST',
    path: '/api/updateuserinfo',
    summary: '修改资料',
    description:
      'Mobile, e-mail and birthday; only those that change are sent, and what is left out or empty stays as it is. Name and real name cannot be changed. Spec sections 5, 6, 7.',
    body: z.object({
      email: z.optional(z.string()),
      mobile: z.optional(z.string()),
      birthday: z.optional(beijingDate),
    }),
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
  uploadimg: {
    method: 'POST',
    path: '/api/uploadimg',
    summary: '上传头像',
    description:
      'A gif or png as multipart form data; the app reloads the member whatever this answers. Spec sections 2, 7.',
    contentType: 'multipart/form-data',
    body: z.object({ file: z.file() }),
    responses: { 200: ok(fieldsOf({ url: textIfAny })) },
    metadata: forMember,
  },
  editPassword: {
    method: 'POST',
    path: '/api/editPassword',
    summary: '修改登录密码',
    description: 'New and old login password; ends every session of the member. Spec sections 4, 5, 7.',
    body: passwordChange,
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
  editPayPassword: {
    method: 'POST',
    path: '/api/editPayPassword',
    summary: '修改支付密码',
    description: 'New and old payment password. Spec sections 5, 7.',
    body: passwordChange,
    responses: { 200: ok(nothing) },
    metadata: forMember,
  },
})
