import { same } from '../same.ts'
import { memberCall, no, visitorCall, yes } from './ask.ts'
import { write } from './person.ts'
import type { Application, Call, Model, Person } from './state.ts'
import { stamp } from './time.ts'

/** What members submit and the operator reviews, and members' inbox messages (docs/rules.md#reviews). */

export const apply = (token: string, activity: string): Call =>
  memberCall(token, { path: '/api/activityapply', wire: { id: activity } }, (m, p) => {
    const title = m.tables.titles[activity]
    if (title === undefined) return no()
    if (p.applications.some((one) => one.activity === activity && one.state === 1)) return no()
    const filed: Application = { id: '', activity, title, at: m.now, state: 1 }
    p.applications.push(filed)
    const { reviewMs } = m.site
    if (reviewMs !== null) m.wait(m.now + reviewMs, () => decideApplication(filed, true))
    return yes(async (_, real) => {
      filed.id = await real.lastApplicationOf(p.id)
      m.fresh(`application ${filed.id}`)
    }, '提交成功，等待后台审核')
  })

export function decideApplication(filed: Application, pass: boolean): boolean {
  if (filed.state !== 1) return false
  filed.state = pass ? 2 : 3
  return true
}

/** `wrong`: the form is invalid; `says` is the expected text, if known. */
export const applyAsAgent = (
  token: string,
  form: { mobile: string; apply_info: string },
  wrong?: { says?: string },
): Call =>
  memberCall(token, { path: '/api/applyagentdo', wire: form }, (m, p) => {
    if (wrong) return no(wrong.says)
    if (p.agent || p.agentState === 1) return no()
    p.agentState = 1
    const { reviewMs } = m.site
    if (reviewMs !== null) m.wait(m.now + reviewMs, (then) => decideAgent(then, p, true))
    return yes()
  })

export function decideAgent(m: Model, p: Person, pass: boolean): boolean {
  if (p.agentState !== 1) return false
  p.agentState = pass ? 2 : 3
  p.agent ||= pass
  write(p, m.now, pass ? '代理申请已通过' : '代理申请未通过')
  return true
}

export const agentUrl = (token: string): Call =>
  memberCall(token, { path: '/api/getAgentLoginUrl', method: 'GET' }, (_m, p) =>
    p.agent ? { code: 200, changes: false } : no(),
  )

const PAGE = 10

/** Reading a page of the inbox marks its messages as read. */
export const inbox = (token: string, page: number): Call =>
  visitorCall(
    { path: '/api/noticeList', wire: { page, type: 2 } },
    (m, from) => {
      const p = m.owner(from)
      if (!p) return no(undefined, 401)
      if (!m.site.open) return no(undefined, 503)
      const newest = p.letters.toReversed()
      const shown = newest.slice((page - 1) * PAGE, page * PAGE)
      const changes = shown.some(({ read }) => !read)
      for (const letter of shown) letter.read = true
      return {
        code: 200,
        changes,
        learn: ({ data }) => {
          const { data: rows, total, last_page, unread } = data as Record<string, unknown>
          same(
            (rows as { title: string; created_at: string }[]).map(({ title, created_at }) => [
              title,
              created_at,
            ]),
            shown.map(({ title, at }) => [title, stamp(at)]),
            'letters',
          )
          const left = newest.filter(({ read }) => !read).length
          const pages = Math.max(1, Math.ceil(newest.length / PAGE))
          same([total, last_page, unread], [newest.length, pages, left], 'the inbox')
        },
      }
    },
    token,
  )
