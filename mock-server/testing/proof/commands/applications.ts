import fc from 'fast-check'
import type { ProfileChanges } from '#contracts/member.ts'
import {
  apply,
  applyAsAgent,
  decideAgent,
  decideApplication,
  readAgentUrl,
  readInbox,
} from '../model/applications.ts'
import { editProfile, readMember } from '../model/profile.ts'
import { same } from '../same.ts'
import { anyBoolean, anyIndex, atIndex, command, type Drawn, memberCommand, often, who } from './draw.ts'

const PROFILES: readonly (ProfileChanges & { wrong?: string })[] = [
  { mobile: '13800138000' },
  { mobile: '', email: 'a.b@c.example', birthday: '' },
  { birthday: '1995-12-01' },
  { mobile: '13700137000', email: 'x@y.example', birthday: '1991-02-28' },
  { mobile: '', email: '', birthday: '2000-02-29' },
  { mobile: '', email: '', birthday: '' },
  {},
  { mobile: '12345678901', email: '', birthday: '', wrong: '请输入正确手机号' },
  { email: 'no-at-all', wrong: '请输入正确邮箱号' },
  { mobile: '', email: '', birthday: '1979-12-31', wrong: '生日不能早于1980-01-01' },
]

export const applicationCommands: Drawn[] = [
  ...often(
    2,
    memberCommand(
      'apply for a promotion',
      fc.record({ who, activity: fc.nat(14) }),
      ({ token }, { activity }) => apply(token, String(activity)),
    ),
  ),
  // Most people of the model have a level, so that this one is granted and refused by its month.
  memberCommand('apply for the gift of a month', fc.record({ who }), ({ token }) => apply(token, '13')),
  ...often(
    2,
    command('review an application', fc.record({ n: anyIndex, pass: anyBoolean }), (m, { n, pass }) => {
      const found = atIndex(
        m.people.flatMap((p) => p.applications.slice(-4).map((application) => ({ p, application }))),
        n,
      )
      if (!found) return undefined
      return async (_, { real }) => {
        const { id } = found.application
        const decided = decideApplication(m, found.p, found.application, pass)
        const changed = await real.runControl('review', { what: 'application', id, approve: pass })
        same(changed, decided, `whether the review changed application ${id}`)
      }
    }),
  ),
  memberCommand('apply as an agent', fc.record({ who }), ({ token }) =>
    applyAsAgent(token, { mobile: '13800138000', apply_info: '有自己的玩家社群' }),
  ),
  memberCommand('apply as an agent badly', fc.record({ who, bad: anyBoolean }), ({ token }, { bad }) =>
    bad
      ? applyAsAgent(token, { mobile: '1380013800', apply_info: '理由' }, { message: '请输入正确手机号' })
      : applyAsAgent(token, { mobile: '13800138000', apply_info: ' ' }, { message: '请输入申请理由' }),
  ),
  command('review an agent', fc.record({ who, pass: anyBoolean }), (m, { who: of, pass }) => {
    const p = atIndex(m.people, of)
    if (!p) return undefined
    return async (_, { real }) => {
      const decided = decideAgent(m, p, pass)
      const changed = await real.runControl('review', { what: 'agent', id: p.id, approve: pass })
      same(changed, decided, `whether the review changed the agent ${p.name}`)
    }
  }),
  memberCommand('ask for the agents’ door', fc.record({ who }), ({ token }) => readAgentUrl(token)),
  memberCommand('edit the profile', fc.record({ who, n: anyIndex }), ({ token }, { n }) => {
    const { wrong, ...profile } = PROFILES[n % PROFILES.length] ?? {}
    return editProfile(token, profile, wrong)
  }),
  memberCommand(
    'read the inbox',
    fc.record({ who, page: fc.integer({ min: 1, max: 3 }) }),
    ({ token }, { page }) => readInbox(token, page),
  ),
  memberCommand('read the member', fc.record({ who, fresh: anyBoolean }), ({ token }, { fresh }) =>
    readMember(token, fresh ? '/api/refreshusermoney' : '/api/user'),
  ),
]
