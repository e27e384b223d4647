import fc from 'fast-check'
import {
  changePassword,
  changePayPassword,
  goodForm,
  login,
  logoff,
  NAME_OF_NOBODY,
  register,
} from '../model/session.ts'
import type { Person } from '../model/state.ts'
import { anyBoolean, anyIndex, atIndex, command, type Drawn, memberCommand, often, who } from './draw.ts'

const MOST_PEOPLE = 4
const BAD_FORMS: readonly { change: Record<string, string>; message?: string }[] = [
  { change: { name: 'five5' }, message: '用户名长度6~16位，以字母或数字组合！' },
  { change: { name: '名字名字名字' }, message: '用户名长度6~16位，以字母或数字组合！' },
  { change: { password: 'five5', confirmPass: 'five5' }, message: '请输入正确的密码长度，最少6位！' },
  { change: { confirmPass: 'another' }, message: '两次密码不一致！' },
  { change: { realname: '周' }, message: '请输入您的真实姓名!' },
  { change: { paypassword: '12345' }, message: '请输入正确的支付密码长度，最少6位！' },
  { change: { code: '' }, message: '请输入验证码！' },
]
const newName = (m: { people: unknown[] }): string => `member${m.people.length}`

/** What a member enters as the old payment password: the login password while none is set. */
const oldOf = (p: Person): string => p.pay || p.password

export const sessionCommands: Drawn[] = [
  command('register', fc.record({ automatic: anyBoolean }), (m, { automatic }) =>
    m.people.length < MOST_PEOPLE
      ? register({ ...goodForm(newName(m)), ...(automatic && { realname: NAME_OF_NOBODY }) })
      : undefined,
  ),
  command('register badly', fc.record({ bad: anyIndex }), (m, { bad }) => {
    const { change, message } = BAD_FORMS[bad % BAD_FORMS.length] ?? { change: {} }
    return register({ ...goodForm(newName(m)), ...change }, message === undefined ? {} : { message })
  }),
  command('register a name that is taken', fc.record({ who, loud: anyBoolean }), (m, { who: of, loud }) => {
    const p = atIndex(m.people, of)
    return p && register(goodForm(loud ? p.name.toUpperCase() : p.name))
  }),
  ...often(
    3,
    command('log in', fc.record({ who }), (m, { who: of }) => {
      const p = atIndex(m.people, of)
      return p && login(p.name, p.password)
    }),
  ),
  command('log in with a wrong password', fc.record({ who, empty: anyBoolean }), (m, { who: of, empty }) => {
    const p = atIndex(m.people, of)
    return p && login(p.name, empty ? '' : 'wrong-one')
  }),
  command('log in as nobody', fc.record({}), () => login('nobody99', 'whatever')),
  memberCommand('log off', fc.record({ who }), ({ token }) => logoff(token)),
  memberCommand('change the password', fc.record({ who, n: anyIndex }), ({ p, token }, { n }) =>
    changePassword(token, p.password, `secret${n}`),
  ),
  memberCommand(
    'change the password badly',
    fc.record({ who, variant: fc.nat(3) }),
    ({ p, token }, { variant }) => {
      const [old, next] = [
        ['wrong-one', 'secret1'],
        ['', 'secret1'],
        [p.password, 'five5'],
        [p.password, p.password],
      ][variant] ?? ['', '']
      return changePassword(token, old ?? '', next ?? '')
    },
  ),
  memberCommand('change the payment password', fc.record({ who, n: anyIndex }), ({ p, token }, { n }) =>
    changePayPassword(token, oldOf(p), `60606${n}`),
  ),
  memberCommand(
    'change the payment password badly',
    fc.record({ who, variant: fc.nat(3) }),
    ({ p, token }, { variant }) => {
      const [old, next] = [
        ['wrong-one', '606060'],
        [oldOf(p), ''],
        [oldOf(p), '60606'],
        [oldOf(p), oldOf(p)],
      ][variant] ?? ['', '']
      return changePayPassword(token, old ?? '', next ?? '')
    },
  ),
]
