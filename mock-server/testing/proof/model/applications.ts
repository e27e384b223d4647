import { NOTICE_TYPES } from '#contracts/wire/codes.ts'
import { MAINTENANCE, SUCCESS, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall, visitorCall } from './calls.ts'
import { addMessage, credit } from './person.ts'
import { promised } from './promotions.ts'
import type { Application, Call, Model, Person } from './state.ts'
import { stamp } from './time.ts'

/** What members submit and the operator reviews, and members' inbox messages (docs/rules.md#reviews). */

/** 好友同舟: none of its terms can be checked. */
const FOR_A_CASHIER = '3'

export const apply = (token: string, activity: string): Call =>
  memberCall(token, { path: '/api/activityapply', wire: { id: activity } }, (m, p) => {
    const title = m.tables.titles[activity]
    if (title === undefined) return expectedRefusal()
    if (p.applications.some((earlier) => earlier.activity === activity && earlier.state === PENDING))
      return expectedRefusal()
    const bonus = promised(m, p, activity)
    if (bonus === undefined) return expectedRefusal()
    const application: Application = {
      id: '',
      activity,
      title,
      bonus,
      level: p.vip,
      at: m.now,
      state: PENDING,
    }
    p.applications.push(application)
    const { reviewMs } = m.site
    if (reviewMs !== null && activity !== FOR_A_CASHIER)
      m.schedule(m.now + reviewMs, (then) => decideApplication(then, p, application, true))
    return expectedSuccess(async (_, real) => {
      application.id = await real.lastApplicationOf(p.id)
      m.mustBeNew(`application ${application.id}`)
    }, '提交成功，等待后台审核')
  })

export function decideApplication(m: Model, p: Person, application: Application, pass: boolean): boolean {
  if (application.state !== PENDING) return false
  application.state = pass ? APPROVED : REJECTED
  if (pass) {
    credit(p, application.bonus)
    if (application.bonus > 0) application.credited = m.now
    m.outside.bonuses -= application.bonus
  }
  addMessage(p, m.now, pass ? '活动申请已通过' : '活动申请未通过')
  return true
}

/** `wrong`: the form is invalid; `message` is the expected text, if known. */
export const applyAsAgent = (
  token: string,
  form: { mobile: string; apply_info: string },
  wrong?: { message?: string },
): Call =>
  memberCall(token, { path: '/api/applyagentdo', wire: form }, (m, p) => {
    if (wrong) return expectedRefusal(wrong.message)
    if (p.agent || p.agentState === PENDING) return expectedRefusal()
    p.agentState = PENDING
    const { reviewMs } = m.site
    if (reviewMs !== null) m.schedule(m.now + reviewMs, (then) => decideAgent(then, p, true))
    return expectedSuccess()
  })

export function decideAgent(m: Model, p: Person, pass: boolean): boolean {
  if (p.agentState !== PENDING) return false
  p.agentState = pass ? APPROVED : REJECTED
  p.agent ||= pass
  addMessage(p, m.now, pass ? '代理申请已通过' : '代理申请未通过')
  return true
}

export const readAgentUrl = (token: string): Call =>
  memberCall(token, { path: '/api/getAgentLoginUrl', method: 'GET' }, (_m, p) =>
    p.agent ? expectedRead() : expectedRefusal(),
  )

const PAGE = 10

/** Reading a page of the inbox marks its messages as read. */
export const readInbox = (token: string, page: number): Call =>
  visitorCall(
    { path: '/api/noticeList', wire: { page, type: NOTICE_TYPES.inbox } },
    (m, from) => {
      const p = m.owner(from)
      if (!p) return expectedRefusal(undefined, UNAUTHORISED)
      if (!m.site.open) return expectedRefusal(undefined, MAINTENANCE)
      const newest = p.inbox.toReversed()
      const shown = newest.slice((page - 1) * PAGE, page * PAGE)
      const changes = shown.some(({ read }) => !read)
      for (const message of shown) message.read = true
      return {
        code: SUCCESS,
        changes,
        learn: ({ data }) => {
          const { data: rows, total, last_page, unread } = data as Record<string, unknown>
          same(
            (rows as { title: string; created_at: string }[]).map(({ title, created_at }) => [
              title,
              created_at,
            ]),
            shown.map(({ title, at }) => [title, stamp(at)]),
            'inbox messages',
          )
          const left = newest.filter(({ read }) => !read).length
          const pages = Math.max(1, Math.ceil(newest.length / PAGE))
          same([total, last_page, unread], [newest.length, pages, left], 'the inbox')
        },
      }
    },
    token,
  )
