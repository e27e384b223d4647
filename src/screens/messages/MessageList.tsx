import { type ReactNode, useEffect, useState } from 'react'
import { inboxMessageId } from '../../api/queries/inbox.ts'
import type { Notice } from '../../api/queries/notices.ts'
import { PagedList, type PagedQuery } from '../../ui/lists/PagedList.tsx'
import { useLazyOverlay } from '../../ui/overlays/use-lazy-overlay.ts'
import { MessageRow } from './MessageRow.tsx'
import { MessagesNotLoaded } from './NoMessages.tsx'

const loadSheet = () => import('./MessageSheet.tsx').then((m) => m.MessageSheet)

type Props = {
  query: PagedQuery
  rows: readonly Notice[]
  empty: ReactNode
  isNew?: (notice: Notice) => boolean
  onRead?: (notice: Notice) => void
}

/** A paged list of messages. A tap opens the full message and marks it as read. */
export function MessageList({ query, rows, empty, isNew = () => false, onRead }: Props) {
  const [tapped, setTapped] = useState<Notice>()
  const { Overlay: MessageSheet, open, show, close } = useLazyOverlay(loadSheet)
  // Preloaded while the player reads the list, so that the first tap opens at once.
  useEffect(() => void loadSheet().catch(() => undefined), [])
  const read = (notice: Notice) => {
    setTapped(notice)
    show()
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
          <MessageRow notice={notice} isNew={isNew(notice)} onOpen={() => read(notice)} />
        )}
        empty={empty}
        className="card message-rows"
      />
      {MessageSheet && tapped && <MessageSheet notice={tapped} open={open} onClose={close} />}
    </>
  )
}
