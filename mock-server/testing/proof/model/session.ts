import { MAINTENANCE } from '#contracts/wire/envelope.ts'
import { must } from '../same.ts'
import {
  expectedCountedRefusal,
  expectedRefusal,
  expectedSuccess,
  memberCall,
  UNREADABLE,
  visitorCall,
} from './calls.ts'
import { checked } from './passwords.ts'
import { newPerson } from './person.ts'
import type { Call, Model, Person } from './state.ts'

/** Login, logout, and the two passwords (docs/rules.md#account). */

const CODE = 'AB12'

function learnToken(m: Model, p: Person, data: unknown): void {
  const token = String((data as { api_token?: unknown }).api_token)
  must(token.length >= 16, `a token that can be guessed: ${token}`)
  m.mustBeNew(token)
  p.tokens.push(token)
}

export const login = (name: string, password: string, code = CODE): Call =>
  visitorCall({ path: '/api/login', wire: { name, password, code } }, (m) => {
    if (!m.site.open) return expectedRefusal(undefined, MAINTENANCE)
    if (name === '' || password === '') return expectedRefusal('请输入您的账号和密码！')
    if (code === '') return expectedRefusal('请输入验证码！')
    const p = m.named(name)
    if (!p) return expectedRefusal()
    const check = checked(m, p.loginGuard, password === p.password)
    check.note()
    if (!check.right) return check.changes ? expectedCountedRefusal() : expectedRefusal()
    m.deadTokens.push(...p.tokens)
    p.tokens = []
    return expectedSuccess(({ data }) => learnToken(m, p, data))
  })

export type Form = {
  name: string
  password: string
  confirmPass: string
  realname: string
  paypassword: string
  code: string
}
export const goodForm = (name: string): Form => ({
  name,
  password: `pw-${name}`,
  confirmPass: `pw-${name}`,
  realname: '周小满',
  paypassword: '123456',
  code: CODE,
})

/** What an automatic registration sends in place of a name. */
export const NAME_OF_NOBODY = 'q8w7e6r5'

/** `wrong`: the form is invalid; `message` is the expected text, if known. */
export const register = (form: Form, wrong?: { message?: string }): Call =>
  visitorCall({ path: '/api/register', wire: form }, (m) => {
    if (!m.site.open) return expectedRefusal(undefined, MAINTENANCE)
    if (wrong) return expectedRefusal(wrong.message)
    if (m.named(form.name)) return expectedRefusal()
    const p = newPerson(form.realname === NAME_OF_NOBODY ? { ...form, realname: '' } : form, m.now)
    return expectedSuccess(async ({ data }, real) => {
      p.id = await real.idOf(form.name)
      m.people.push(p)
      learnToken(m, p, data)
    })
  })

export const logoff = (token: string): Call =>
  memberCall(token, { path: '/api/logoff' }, (m, p) => {
    p.tokens = p.tokens.filter((existing) => existing !== token)
    m.deadTokens.push(token)
    return expectedSuccess()
  })

/** `paypassword` is the new one and `password` the old one, in both calls. */
const passwords = (old: string, next: string) => ({ paypassword: next, password: old })

export const changePassword = (token: string, old: string, next: string): Call =>
  memberCall(token, { path: '/api/editPassword', wire: passwords(old, next) }, (m, p) => {
    if (old === '') return expectedRefusal('请输入旧密码')
    if (next === '') return expectedRefusal('请输入新密码')
    if (next.length < 6 || next.length > 32) return expectedRefusal()
    const check = checked(m, p.loginGuard, old === p.password)
    check.note()
    if (!check.right) return check.changes ? expectedCountedRefusal() : expectedRefusal()
    if (next === old) return { ...expectedRefusal('新旧密码不能一致！'), changes: check.changes }
    p.password = next
    p.loginGuard = { wrong: 0, until: null }
    m.deadTokens.push(...p.tokens)
    p.tokens = []
    return expectedSuccess(undefined, '密码修改成功！')
  })

export const changePayPassword = (token: string, old: string, next: string): Call =>
  memberCall(token, { path: '/api/editPayPassword', wire: passwords(old, next) }, (m, p) => {
    if (old === '') return expectedRefusal('请输入旧密码')
    if (next === '') return expectedRefusal('请输入新密码')
    if (next.length < 6 || next.length > 18) return expectedRefusal()
    // The first one is set with the login password, so wrong tries count towards its lock.
    const [guard, right] = p.pay === '' ? [p.loginGuard, p.password] : [p.payGuard, p.pay]
    const check = checked(m, guard, old === right)
    check.note()
    if (!check.right) return check.changes ? expectedCountedRefusal() : expectedRefusal()
    if (next === old) return { ...expectedRefusal('新旧密码不能一致！'), changes: check.changes }
    p.pay = next
    p.payGuard = { wrong: 0, until: null }
    return expectedSuccess(undefined, '密码修改成功！')
  })

/** An invalid body: refused before any rule sees it. */
export const invalidBody = (token: string, path: string, wire: unknown): Call =>
  memberCall(token, { path, wire }, () => expectedRefusal(undefined, UNREADABLE))
