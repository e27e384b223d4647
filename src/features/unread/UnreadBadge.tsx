import { useUnreadCount } from '../../api/queries/inbox.ts'
import './unread-badge.css'

const MOST_SHOWN = 99

/** How many letters are unread, as a badge beside a word; nothing while there is none. */
export function UnreadBadge() {
  const unread = useUnreadCount()
  if (unread === 0) return null
  return (
    <span className="unread-badge num">
      {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      <span className="sr-only"> 条未读</span>
    </span>
  )
}
