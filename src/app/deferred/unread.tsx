import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useSessionEpoch, useToken } from '../../api/core/client/session-store.ts'
import { useUnreadCount, useUnreadPoll } from '../../api/queries/inbox.ts'
import { queryClient } from '../App.tsx'
import { useNews } from './news.ts'
import './unread.css'

/** Puts a dot on the tab 我的 while inbox messages are unread. CSS draws it, so the tab bar needs no code for it. */
export function markUnread(): void {
  createRoot(document.createElement('div')).render(
    <QueryClientProvider client={queryClient}>
      <Session />
    </QueryClientProvider>,
  )
}

/** The dot goes when the member logs out. */
function Session() {
  const epoch = useSessionEpoch()
  return useToken() === undefined ? null : <Mark key={epoch} />
}

function Mark() {
  useUnreadPoll()
  useNews()
  const hasUnread = useUnreadCount() > 0
  useEffect(() => {
    const { dataset } = document.documentElement
    if (hasUnread) dataset.unread = ''
    return () => {
      delete dataset.unread
    }
  }, [hasUnread])
  return null
}
