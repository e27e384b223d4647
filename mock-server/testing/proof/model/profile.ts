import type { ProfileChanges } from '#contracts/member.ts'
import { centsOf, same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall } from './calls.ts'
import { inVenues } from './person.ts'
import type { Call, Model, Person } from './state.ts'
import { dayOf } from './time.ts'

/** What members can read about themselves, and what they may change (docs/rules.md#profile). */

type Fields = Record<string, unknown>

const fieldsOfWire = (wire: Fields): Fields => ({
  ...Object.fromEntries(
    ['username', 'realname', 'mobile', 'email', 'birthday', 'current_vip'].map((key) => [key, wire[key]]),
  ),
  joinday: wire.joinday,
  flags: [wire.isagent, wire.transferstatus],
  money: [wire.paysum, wire.balance, wire.gameblance].map(centsOf),
})

const fieldsOfModel = (m: Model, p: Person): Fields => ({
  username: p.name,
  realname: p.realname,
  ...p.profile,
  current_vip: `P${p.vip}`,
  joinday: dayOf(m.now) - dayOf(p.joined),
  flags: [Number(p.agent), Number(p.auto)],
  money: [p.paysum, p.central, inVenues(p)],
})

export const readMember = (token: string, path: '/api/user' | '/api/refreshusermoney'): Call =>
  memberCall(token, { path }, (m, p) =>
    expectedRead(({ data }) =>
      same(fieldsOfWire(data as Fields), fieldsOfModel(m, p), `the member ${p.name}`),
    ),
  )

/** An empty or missing field stays unchanged. `wrong`: the expected text of the refusal. */
export const editProfile = (token: string, wire: ProfileChanges, wrong?: string): Call =>
  memberCall(token, { path: '/api/updateuserinfo', wire }, (_m, p) => {
    if (wrong !== undefined) return expectedRefusal(wrong)
    const next = {
      mobile: wire.mobile || p.profile.mobile,
      email: wire.email || p.profile.email,
      birthday: wire.birthday || p.profile.birthday,
    }
    const changes = JSON.stringify(next) !== JSON.stringify(p.profile)
    p.profile = next
    return { ...expectedSuccess(undefined, '操作成功'), changes }
  })
