import { useUnreadCount } from '../../api/queries/inbox.ts'
import './unread-badge.css'

const MOST_SHOWN = 99

/** The number of unread inbox messages as a badge beside a word. Nothing at 0. */
export function UnreadBadge() {
  const unread = useUnreadCount()
  if (unread === 0) return null
  return (
    <span className="unread-badge num">
      <span>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
      <span className="sr-only"> 条未读</span>
    </span>
  )
}
