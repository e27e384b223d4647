import { must } from '../same.ts'
import { counted, memberCall, no, UNREADABLE, visitorCall, yes } from './ask.ts'
import { checked } from './passwords.ts'
import { newPerson } from './person.ts'
import type { Call, Model, Person } from './state.ts'

/** Login, logout, and the two passwords (docs/rules.md#account). */

const CODE = 'AB12'

function learnToken(m: Model, p: Person, data: unknown): void {
  const token = String((data as { api_token?: unknown }).api_token)
  must(token.length >= 16, `a token that can be guessed: ${token}`)
  m.fresh(token)
  p.tokens.push(token)
}

export const login = (name: string, password: string, code = CODE): Call =>
  visitorCall({ path: '/api/login', wire: { name, password, code } }, (m) => {
    if (!m.site.open) return no(undefined, 503)
    if (name === '' || password === '') return no('请输入您的账号和密码！')
    if (code === '') return no('请输入验证码！')
    const p = m.named(name)
    if (!p) return no()
    const check = checked(m, p.loginGuard, password === p.password)
    check.note()
    if (!check.right) return check.changes ? counted() : no()
    return yes(({ data }) => learnToken(m, p, data))
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

/** `wrong`: the form is invalid; `says` is the expected text, if known. */
export const register = (form: Form, wrong?: { says?: string }): Call =>
  visitorCall({ path: '/api/register', wire: form }, (m) => {
    if (!m.site.open) return no(undefined, 503)
    if (wrong) return no(wrong.says)
    if (m.named(form.name)) return no()
    const p = newPerson(form, m.now)
    return yes(async ({ data }, real) => {
      p.id = await real.idOf(form.name)
      m.people.push(p)
      learnToken(m, p, data)
    })
  })

export const logoff = (token: string): Call =>
  memberCall(token, { path: '/api/logoff' }, (m, p) => {
    p.tokens = p.tokens.filter((one) => one !== token)
    m.dead.push(token)
    return yes()
  })

/** `paypassword` is the new one and `password` the old one, in both calls. */
const passwords = (old: string, next: string) => ({ paypassword: next, password: old })

export const changePassword = (token: string, old: string, next: string): Call =>
  memberCall(token, { path: '/api/editPassword', wire: passwords(old, next) }, (m, p) => {
    if (old === '') return no('请输入旧密码')
    if (next === '') return no('请输入新密码')
    if (next.length < 6 || next.length > 32) return no()
    const check = checked(m, p.loginGuard, old === p.password)
    check.note()
    if (!check.right) return check.changes ? counted() : no()
    if (next === old) return { ...no('新旧密码不能一致！'), changes: check.changes }
    p.password = next
    p.loginGuard = { wrong: 0, until: null }
    m.dead.push(...p.tokens)
    p.tokens = []
    return yes(undefined, '密码修改成功！')
  })

export const changePayPassword = (token: string, old: string, next: string): Call =>
  memberCall(token, { path: '/api/editPayPassword', wire: passwords(old, next) }, (m, p) => {
    if (old === '') return no('请输入旧密码')
    if (next === '') return no('请输入新密码')
    if (next.length < 6 || next.length > 18) return no()
    // The first one is set with the login password, so wrong tries count towards its lock.
    const [guard, right] = p.pay === '' ? [p.loginGuard, p.password] : [p.payGuard, p.pay]
    const check = checked(m, guard, old === right)
    check.note()
    if (!check.right) return check.changes ? counted() : no()
    if (next === old) return { ...no('新旧密码不能一致！'), changes: check.changes }
    p.pay = next
    p.payGuard = { wrong: 0, until: null }
    return yes(undefined, '密码修改成功！')
  })

/** An invalid body: refused before any rule sees it. */
export const garbage = (token: string, path: string, wire: unknown): Call =>
  memberCall(token, { path, wire }, () => no(undefined, UNREADABLE))
