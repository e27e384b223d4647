import { formatBeijing } from '#contracts/beijing-time.ts'
import { MAINTENANCE, UNAUTHORISED } from '#contracts/envelope.ts'
import { noticesContract } from '#contracts/notices.ts'
import { HOME_NOTICES } from '../data/app-info.ts'
import { markRead, messagesTo, unreadCountOf } from '../rules/inbox.ts'
import { implement } from '../server/implement.ts'
import { refuse, success } from '../server/outcome.ts'
import { paged } from './paging.ts'

const INBOX = 2

export const noticesRoutes = implement(noticesContract, {
  homenotice: ({ world }) => success(world.site.switches.tablesEmpty ? [] : [...HOME_NOTICES]),

  noticeList: ({ world, member, body }) => {
    const inbox = body.type === INBOX
    if (inbox && !member) return refuse('请先登录', { code: UNAUTHORISED })
    // Announcements are for everybody. The inbox needs a member, and an open site.
    const { open, repairTips } = world.site.settings
    if (inbox && !open) return refuse(repairTips, { code: MAINTENANCE })
    const page = paged(messagesTo(world, inbox && member ? member.id : null), body.page)
    // A message counts as read once it was on a requested page.
    if (inbox && member)
      markRead(
        world,
        member.id,
        page.data.map(({ id }) => id),
      )
    const rows = page.data.map(({ title, content, atMs }) => ({
      title,
      content,
      created_at: formatBeijing(atMs),
    }))
    return success({ ...page, data: rows, unread: member && unreadCountOf(world, member.id) })
  },
})
