import type { noticesContract } from '#contracts/notices.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { NOTICE_TYPES } from '#contracts/wire/codes.ts'
import { MAINTENANCE } from '#contracts/wire/envelope.ts'
import { HOME_NOTICES } from '../data/app-info.ts'
import { recentPoolWin, recentWins } from '../data/wins.ts'
import { markRead, messagesTo, unreadCountOf } from '../rules/inbox.ts'
import { refuse, success } from '../rules/outcome.ts'
import { refuseUnauthorised } from '../rules/unauthorised.ts'
import type { Handlers } from './handler.ts'
import { pageFrom } from './paging.ts'

export const noticesHandlers: Handlers<typeof noticesContract> = {
  homenotice: ({ world, now }) => {
    const { seed } = world.meta
    const lines = [...HOME_NOTICES, ...recentPoolWin(seed, now), ...recentWins(seed, now)]
    return success(world.site.switches.tablesEmpty ? [] : lines)
  },

  noticeList: ({ world, member, token, body }) => {
    const inbox = body.type === NOTICE_TYPES.inbox
    if (inbox && !member) return refuseUnauthorised(world, token)
    // Announcements are for everybody. The inbox needs a member, and an open site.
    const { open, repairTips } = world.site.settings
    if (inbox && !open) return refuse(repairTips, { code: MAINTENANCE })
    const page = pageFrom(messagesTo(world, inbox && member ? member.id : null), body.page)
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
}
