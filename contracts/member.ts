import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import type { About } from './about.ts'
import { picture, pictureIfAny } from './addresses.ts'
import { rate, usdtIfAny, yuan, yuanIfKnown, yuanOrZero } from './money/money.ts'
import { anything, fieldsOf, forMember, noData, preprocess, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { beijingDate, count, countIfAny, flag, text } from './wire/wire.ts'

/**
 * `current_vip` ("P3") carries the level on the wire; in code it is `vip` alone.
 * Exported for the OpenAPI generator.
 */
export const levelOnTheWire = preprocess(
  ({ current_vip, ...member }) => {
    const level = /P(\d+)/i.exec(String(current_vip))?.[1]
    return level === undefined ? member : { ...member, vip: Number(level) }
  },
  (member) => ({ ...member, current_vip: `P${member.vip}` }),
)

/** The member as /api/user and /api/refreshusermoney answer. Rates of 0 are unknown, and so is a fee that is left out. */
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

/** What a member may change of the profile. */
export type EditableProfile = Pick<UserInfo, 'email' | 'mobile' | 'birthday'>
/** Some fields of a profile: those that change. */
export type ProfileChanges = Partial<EditableProfile>

/** `paypassword` is the NEW password and `password` the old one, in both calls. */
const passwordChange = z.object({ paypassword: z.string(), password: z.string() })
export type PasswordChangeBody = z.output<typeof passwordChange>

/** Of the name that the member logged in with. A backend may put something before it, or take a mobile number or a mail address. */
const isAccountOf = ({ username, mobile, email }: UserInfo, account: unknown): boolean =>
  [username, mobile, email].some((name) => name.toLowerCase().includes(String(account).toLowerCase()))

/** Another member than the session's: by the name that its answers have told, or, for the first of them, by the login. */
const ofThisMember: About = ({ data }, { username, account }) => {
  const user = data as UserInfo
  const fits =
    username === undefined ? account === undefined || isAccountOf(user, account) : username === user.username
  return fits
    ? []
    : [{ path: 'data.username', message: 'is another member than the session’s', refused: true }]
}

const c = initContract()

export const memberContract = c.router({
  user: {
    method: 'POST',
    path: '/api/user',
    summary: '会员信息',
    description:
      'Tells who the member is: profile, VIP level, wallets, rates and settings. Amounts are in 元, `gameblance` is the sum of all venue wallets and `paysum` the cumulative deposit. `flowsum` may say the cumulative turnover that counts for VIP levels; it is an extension by the app that may be left out. Rates are 元 for 1 USDT, and 0 is unknown. `withdrawcashfee` (ERC20) and `withdrawfeeusdttrc` (TRC20) are in USDT; 0 is none, and the app names no fee that is left out. All answers of a session name the same `username`: one that names another is refused.',
    body: z.object({}),
    responses: { 200: successOf(userInfo) },
    metadata: { ...forMember, about: [ofThisMember] },
  },
  refreshusermoney: {
    method: 'POST',
    path: '/api/refreshusermoney',
    summary: '刷新余额',
    description:
      'Answers what `/api/user` does, with fresh balances, of the same `username`. The app keeps the answer on the phone until the session ends.',
    body: z.object({}),
    responses: { 200: successOf(userInfo) },
    metadata: { ...forMember, about: [ofThisMember] },
  },
  updateuserinfo: {
    method: 'POST',
    path: '/api/updateuserinfo',
    summary: '修改资料',
    description:
      'Changes mobile number, e-mail address and birthday. Only those that change are sent, and what is left out or empty stays as it is. User name and real name cannot be changed.',
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
    description:
      'Uploads an avatar, a gif or png, as multipart form data in the field `file`. The app reads the member anew whatever this answers.',
    contentType: 'multipart/form-data',
    body: z.object({ file: z.file() }),
    responses: { 200: successOf(fieldsOf({ url: lenient(pictureIfAny) }, anything)) },
    metadata: forMember,
  },
  editPassword: {
    method: 'POST',
    path: '/api/editPassword',
    summary: '修改登录密码',
    description:
      'Changes the login password and ends every session of the member. `paypassword` is the NEW password, `password` the old one.',
    body: passwordChange,
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
  editPayPassword: {
    method: 'POST',
    path: '/api/editPayPassword',
    summary: '修改支付密码',
    description:
      'Changes the payment password and ends no session. `paypassword` is the NEW password, `password` the old one. A member who has none yet sends the login password as the old one.',
    body: passwordChange,
    responses: { 200: successOf(noData) },
    metadata: forMember,
  },
})
