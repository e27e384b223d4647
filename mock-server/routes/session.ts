import type { Credentials, Registration, sessionContract } from '#contracts/session.ts'
import { captchaTexts, loginTexts, registerTexts } from '#contracts/texts/messages.ts'
import { captchaCode, loginName, payPassword, personName } from '#contracts/texts/typed-texts.ts'
import { sendInboxMessage } from '../rules/inbox.ts'
import { welcomeMessage } from '../rules/letters.ts'
import { type Outcome, refuse, success, successMessage } from '../rules/outcome.ts'
import { checkPassword, minutesLeft, PASSWORD_TRIES } from '../rules/password.ts'
import {
  type ErrorText,
  nameAtRegistration,
  passwordError,
  payPasswordError,
  realnameError,
  usernameError,
} from '../rules/profile.ts'
import { closeSession, memberNamed, openMember, openOnlySession, openSession } from '../state/members.ts'
import type { World } from '../state/types.ts'
import type { Handlers } from './handler.ts'

/** The same text for an unknown account and a wrong password, so that it does not reveal which accounts exist. */
const WRONG_LOGIN = '账号或密码错误，请核对后重试'
/** Told with the right password alone, for the same reason. */
const BLOCKED = '账号已被冻结，请联系在线客服'
const PID = /^[A-Za-z0-9_-]{1,32}$/

function logIn({
  world,
  body,
  now,
}: {
  world: World
  body: Credentials
  now: number
}): Outcome<{ api_token: string }> {
  const name = loginName(body.name)
  if (name === '' || body.password === '') return refuse(loginTexts.required)
  if (captchaCode(body.code) === '') return refuse(captchaTexts.required)
  const member = memberNamed(world, name)
  if (!member) return refuse(WRONG_LOGIN)
  const check = checkPassword(member, 'login', body.password, now)
  if (check.right && member.isBlocked) return refuse(BLOCKED)
  if (check.right) return success({ api_token: openOnlySession(world, member.id, now) }, '登录成功')
  if (check.why !== 'locked') return refuse(WRONG_LOGIN, { keep: true })
  return refuse(`密码连续输错 ${PASSWORD_TRIES} 次，账号已锁定，请 ${minutesLeft(check.leftMs)}后再试`, {
    keep: true,
  })
}

function registrationError(world: World, form: Registration): ErrorText {
  const wrong =
    usernameError(form.name) ??
    passwordError(form.password) ??
    (form.confirmPass === form.password ? undefined : registerTexts.confirmPass) ??
    realnameError(form.realname) ??
    payPasswordError(form.paypassword) ??
    (captchaCode(form.code) === '' ? captchaTexts.required : undefined)
  return wrong ?? (memberNamed(world, form.name) ? '该用户名已被注册，请更换后重试' : undefined)
}

export const sessionHandlers: Handlers<typeof sessionContract> = {
  login: logIn,
  loginPc: logIn,

  register: ({ world, body, now }) => {
    const form: Registration = {
      ...body,
      name: loginName(body.name),
      realname: personName(body.realname),
      paypassword: payPassword(body.paypassword),
    }
    const wrong = registrationError(world, form)
    if (wrong !== undefined) return refuse(wrong)
    const { name: username, password, pid = '' } = form
    const realname = nameAtRegistration(form.realname)
    const invitedBy = PID.test(pid) ? pid : ''
    const member = openMember(world, now, {
      username,
      realname,
      password,
      payPassword: form.paypassword,
      pid: invitedBy,
    })
    sendInboxMessage(world, member.id, welcomeMessage(username), now)
    return success({ api_token: openSession(world, member.id, now) }, '注册成功，欢迎加入云舟')
  },

  logoff: ({ world, token }) => {
    closeSession(world, token)
    return successMessage('您已安全退出')
  },
}
