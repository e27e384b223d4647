import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { rate, usdtIfAny, yuan, yuanIfKnown, yuanOrZero } from './money/money.ts'
import { picture, pictureIfAny } from './wire/addresses.ts'
import type { AnswerCheck } from './wire/answer-checks.ts'
import { anything, fieldsOf, forMember, noData, preprocess, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { beijingDate, count, countIfAny, flag, text } from './wire/wire.ts'

/**
 * The wire has the level as text in `current_vip` ("P3"); code has only `vip`. Exported for the OpenAPI generator.
 */
export const levelOnTheWire = preprocess(
  ({ current_vip, ...member }) => {
    const level = /P(\d+)/i.exec(String(current_vip))?.[1]
    return level === undefined ? member : { ...member, vip: Number(level) }
  },
  (member) => ({ ...member, current_vip: `P${member.vip}` }),
)

/** The member, as /api/user and /api/refreshusermoney return it. A rate of 0 and a missing fee mean unknown. */
export const userInfo = z.pipe(
  levelOnTheWire,
  z.object({
    username: z.string(),
    realname: text,
    avatar: lenient(picture),
    mobile: lenient(text),
    email: lenient(text),
    birthday: lenient(beijingDate),
    vip: lenient(count),
    joinday: lenient(countIfAny),
    paysum: yuanOrZero,
    flowsum: extension(yuanIfKnown),
    isagent: lenient(flag),
    balance: yuan,
    gameblance: lenient(yuanIfKnown),
    usdtrate: rate,
    transferstatus: flag,
    withdrawcashfee: lenient(usdtIfAny),
    withdrawfeeusdttrc: lenient(usdtIfAny),
    withdrawusdtrate: rate,
  }),
)
export type UserInfo = z.output<typeof userInfo>

/** The fields of the profile that a member may change. */
export type EditableProfile = Pick<UserInfo, 'email' | 'mobile' | 'birthday'>
/** The fields of the profile that change. */
export type ProfileChanges = Partial<EditableProfile>

/** `paypassword` is the NEW password and `password` the old one, in both calls. */
const passwordChange = z.object({ paypassword: z.string(), password: z.string() })
export type PasswordChangeBody = z.output<typeof passwordChange>

/**
 * Whether the answer can be that of the account of the login. A backend may put a prefix before the user name, or
 * accept a mobile number or an e-mail address as account, so "contains" decides.
 */
const isAccountOf = ({ username, mobile, email }: UserInfo, account: unknown): boolean =>
  [username, mobile, email].some((name) => name.toLowerCase().includes(String(account).toLowerCase()))

/**
 * Refuses an answer about another member: by `username` of earlier answers of the session, or, for the first
 * answer, by the account of the login.
 */
const sameMember: AnswerCheck = ({ data }, { username, account }) => {
  const user = data as UserInfo
  const fits =
    username === undefined ? account === undefined || isAccountOf(user, account) : username === user.username
  return fits ? [] : [{ path: 'data.username', message: 'is not the member of the session', refused: true }]
}

const c = initContract()

export const memberContract = c.router({
  user: {
    method: 'POST',
    path: '/api/user',
    summary: '会员信息',
    body: z.object({}),
    responses: { 200: successOf(userInfo) },
    metadata: { ...forMember, checks: [sameMember] },
  },
  refreshusermoney: {
    method: 'POST',
    path: '/api/refreshusermoney',
    summary: '刷新余额',
    body: z.object({}),
    responses: { 200: successOf(userInfo) },
    metadata: { ...forMember, checks: [sameMember] },
  },
  updateuserinfo: {
    method: 'POST',
    path: '/api/updateuserinfo',
    summary: '修改资料',
    body: z.object({
      email: z.optional(z.string()),
      mobile: z.optional(z.string()),
      birthday: z.optional(beijingDate),
    }),
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  uploadimg: {
    method: 'POST',
    path: '/api/uploadimg',
    summary: '上传头像',
    contentType: 'multipart/form-data',
    body: z.object({ file: z.file() }),
    responses: { 200: successOf(fieldsOf({ url: lenient(pictureIfAny) }, anything)) },
    metadata: forMember,
  },
  editPassword: {
    method: 'POST',
    path: '/api/editPassword',
    summary: '修改登录密码',
    body: passwordChange,
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  editPayPassword: {
    method: 'POST',
    path: '/api/editPayPassword',
    summary: '修改支付密码',
    body: passwordChange,
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
})
