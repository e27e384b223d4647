import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Notice } from '#contracts/notices.ts'
import { inboxMessageId } from '../../api/queries/inbox.ts'
import { PagedList, type PagedQuery } from '../../ui/PagedList.tsx'
import { MessageRow } from './MessageRow.tsx'
import { MessagesNotLoaded } from './NoMessages.tsx'

const loadSheet = () => import('./MessageSheet.tsx')
const MessageSheet = lazy(() => loadSheet().then((m) => ({ default: m.MessageSheet })))

type Props = {
  query: PagedQuery
  rows: readonly Notice[]
  empty: ReactNode
  isNew?: (notice: Notice) => boolean
  onRead?: (notice: Notice) => void
}

/** A paged list of messages. A tap opens the full message and marks it as read. */
export function MessageList({ query, rows, empty, isNew = () => false, onRead }: Props) {
  const [shown, setShown] = useState<Notice>()
  const [open, setOpen] = useState(false)
  // Preloaded while the player reads the list, so that the first tap opens at once.
  useEffect(() => void loadSheet().catch(() => undefined), [])
  const show = (notice: Notice) => {
    setShown(notice)
    setOpen(true)
    onRead?.(notice)
  }
  if (query.isError && rows.length === 0) return <MessagesNotLoaded onRetry={() => void query.refetch()} />
  return (
    <>
      <PagedList
        query={query}
        rows={rows}
        rowKey={(notice, index) => `${inboxMessageId(notice)} ${index}`}
        renderRow={(notice) => (
          <MessageRow notice={notice} isNew={isNew(notice)} onOpen={() => show(notice)} />
        )}
        empty={empty}
        className="card message-rows"
      />
      {shown && (
        <Suspense>
          <MessageSheet notice={shown} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
