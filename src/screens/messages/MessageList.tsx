import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { Notice } from '#contracts/notices.ts'
import { inboxMessageId } from '../../api/queries/inbox.ts'
import { useLazyOverlay } from '../../lib/use-lazy-overlay.ts'
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
  const { shown, open, show, close } = useLazyOverlay<Notice>()
  // Preloaded while the player reads the list, so that the first tap opens at once.
  useEffect(() => void loadSheet().catch(() => undefined), [])
  const read = (notice: Notice) => {
    show(notice)
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
      <Suspense>{shown && <MessageSheet notice={shown} open={open} onClose={close} />}</Suspense>
    </>
  )
}
