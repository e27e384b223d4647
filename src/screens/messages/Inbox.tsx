import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { inboxQuery, useUnreadMarks } from '../../api/queries/inbox.ts'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { MessageList } from './MessageList.tsx'
import { NoMessages } from './NoMessages.tsx'

/** Tab 2: the member's inbox messages. Opening one marks it as read; 全部已读 marks all that are loaded. */
export function Inbox() {
  const client = useQueryClient()
  const inbox = useInfiniteQuery(inboxQuery(client))
  const { isNew, markRead, markAllRead } = useUnreadMarks()
  const rows = inbox.data?.pages.flatMap(({ data }) => data) ?? []
  const absent = inbox.data?.pages[0]?.absent === true
  return (
    <PullToRefresh onRefresh={inbox.refetch}>
      {rows.length > 0 && (
        <div className="message-tools">
          <span className="grow t12 muted">{`共 ${inbox.data?.pages[0]?.total ?? rows.length} 封`}</span>
          <button
            type="button"
            className="pill"
            aria-disabled={!rows.some(isNew) || undefined}
            onClick={markAllRead}
          >
            全部已读
          </button>
        </div>
      )}
      <MessageList
        query={inbox}
        rows={rows}
        isNew={isNew}
        onRead={markRead}
        empty={
          <NoMessages
            title={absent ? '站内信还没有开放' : '还没有站内信'}
            text={absent ? '重要的通知请看「公告」' : '收到的站内信会显示在这里'}
          />
        }
      />
    </PullToRefresh>
  )
}
