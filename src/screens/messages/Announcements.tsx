import { useInfiniteQuery } from '@tanstack/react-query'
import { NOTICE_TYPES } from '#contracts/wire/codes.ts'
import { noticesQuery } from '../../api/queries/notices.ts'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { MessageList } from './MessageList.tsx'
import { NoMessages } from './NoMessages.tsx'

/** Tab 1: announcements, which everybody sees. */
export function Announcements() {
  const notices = useInfiniteQuery(noticesQuery(NOTICE_TYPES.announcements))
  const rows = notices.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <PullToRefresh onRefresh={notices.refetch}>
      <MessageList
        query={notices}
        rows={rows}
        empty={<NoMessages title="暂无公告" text="活动与维护的消息会发布在这里" />}
      />
    </PullToRefresh>
  )
}
