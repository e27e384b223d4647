import type { memberContract, PasswordChangeBody, UserInfo } from '#contracts/member.ts'
import { add, ZERO } from '#contracts/money/money.ts'
import { commonTexts, passwordTexts } from '#contracts/texts/messages.ts'
import { bareMobile, emailAddress } from '#contracts/texts/typed-texts.ts'
import { DAY_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { avatarError, avatarUri } from '../rules/avatar.ts'
import { type Outcome, type Refusal, refuse, success, successMessage } from '../rules/outcome.ts'
import { checkPassword, minutesLeft, normalised, type PasswordKind, setPassword } from '../rules/password.ts'
import { passwordError, payPasswordError, profileError } from '../rules/profile.ts'
import { centralBalance, closeSessionsOf, venueBalance } from '../state/members.ts'
import type { Member, World } from '../state/types.ts'
import type { Handlers } from './handler.ts'

/** Whole Beijing days since the day of registration. */
const daysJoined = ({ joinedMs }: Member, now: number): number =>
  (startOfBeijingDay(now) - startOfBeijingDay(joinedMs)) / DAY_MS

function userInfoOf(world: World, member: Member, now: number): UserInfo {
  const { usdtRate, withdrawUsdtRate, feeErc20, feeTrc20 } = world.site.settings
  const inVenues = Object.keys(world.venues).map((plat) => venueBalance(world, member.id, plat))
  return {
    username: member.username,
    realname: member.realname,
    avatar: member.avatar,
    mobile: member.mobile,
    email: member.email,
    birthday: member.birthday,
    vip: member.vip,
    joinday: daysJoined(member, now),
    paysum: member.paysum,
    flowsum: member.turnover,
    isagent: member.isAgent,
    balance: centralBalance(world, member.id),
    gameblance: add(ZERO, ...inVenues),
    usdtrate: usdtRate,
    transferstatus: member.autoTransfer,
    withdrawcashfee: feeErc20,
    withdrawfeeusdttrc: feeTrc20,
    withdrawusdtrate: withdrawUsdtRate,
  }
}

/** The refusal for a wrong old password, or undefined. A wrong one stays counted, a right one clears the count. */
function oldPasswordRefusal(
  member: Member,
  kind: PasswordKind,
  old: string,
  now: number,
): Refusal | undefined {
  const check = checkPassword(member, kind, old, now)
  if (check.right) return undefined
  if (check.why === 'unset') return checkedByLogin(member, old, now)
  if (check.why === 'locked')
    return refuse(`旧密码连续输错次数过多，请 ${minutesLeft(check.leftMs)}后再试`, { keep: true })
  return refuse(`旧密码不正确，还可以尝试 ${check.triesLeft} 次`, { keep: true })
}

/** The first payment password is set with the login password in place of an old one. */
function checkedByLogin(member: Member, old: string, now: number): Refusal | undefined {
  const check = checkPassword(member, 'login', old, now)
  if (check.right) return undefined
  if (check.why === 'locked')
    return refuse(`登录密码连续输错次数过多，请 ${minutesLeft(check.leftMs)}后再试`, { keep: true })
  const tries = check.why === 'wrong' ? `，还可以尝试 ${check.triesLeft} 次` : ''
  return refuse(`您尚未设置支付密码，请在旧密码处填写登录密码${tries}`, { keep: true })
}

function changePassword(
  member: Member,
  kind: PasswordKind,
  { paypassword: next, password: old }: PasswordChangeBody,
  now: number,
): Outcome<null> {
  if (old === '') return refuse(passwordTexts.oldRequired)
  if (next === '') return refuse(passwordTexts.newRequired)
  const wrong = kind === 'login' ? passwordError(next) : payPasswordError(next)
  if (wrong !== undefined) return refuse(wrong)
  const refused = oldPasswordRefusal(member, kind, old, now)
  if (refused) return refused
  if (normalised(kind, next) === normalised(kind, old)) return refuse(passwordTexts.same, { keep: true })
  setPassword(member, kind, next)
  return successMessage(commonTexts.passwordChanged)
}

const user = ({ world, member, now }: { world: World; member: Member; now: number }) =>
  success(userInfoOf(world, member, now))

export const memberHandlers: Handlers<typeof memberContract> = {
  user,
  refreshusermoney: user,

  updateuserinfo: ({ member, body, now }) => {
    const { mobile = '', email = '', birthday = '' } = body
    const profile = { mobile: bareMobile(mobile), email: emailAddress(email), birthday }
    const wrong = profileError(profile, now)
    if (wrong !== undefined) return refuse(wrong)
    member.mobile = profile.mobile || member.mobile
    member.email = profile.email || member.email
    member.birthday = profile.birthday || member.birthday
    return successMessage(commonTexts.profileSaved)
  },

  uploadimg: ({ member, uploads }) => {
    const bytes = uploads[0]?.bytes
    if (!bytes || bytes.length === 0) return refuse('请选择要上传的图片')
    const wrong = avatarError(bytes)
    if (wrong !== undefined) return refuse(wrong)
    member.avatar = avatarUri(bytes)
    return success({ url: member.avatar }, '头像已更新')
  },

  editPassword: ({ world, member, body, now }) => {
    const outcome = changePassword(member, 'login', body, now)
    if (!outcome.refused) closeSessionsOf(world, member.id)
    return outcome
  },

  editPayPassword: ({ member, body, now }) => changePassword(member, 'pay', body, now),
}
