import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NOTICE_TYPES } from '#contracts/wire/codes.ts'
import { UnreadBadge } from '../../features/unread/UnreadBadge.tsx'
import { panelOf, TabRow } from '../../ui/TabRow.tsx'
import { Announcements } from './Announcements.tsx'
import { Inbox } from './Inbox.tsx'
import './messages.css'

const ANNOUNCEMENTS = String(NOTICE_TYPES.announcements)
const INBOX = String(NOTICE_TYPES.inbox)

/** /message: the announcements, and the inbox with its unread count. `type` selects the tab. */
export function MessagesScreen() {
  const [query, setQuery] = useSearchParams()
  const panelId = useId()
  const tab = query.get('type') === INBOX ? INBOX : ANNOUNCEMENTS
  return (
    <div className="messages">
      <div className="message-tabs">
        <TabRow
          kind="segments"
          label="消息类型"
          panelId={panelId}
          value={tab}
          onChange={(type) => setQuery({ type }, { replace: true })}
          items={[
            { value: ANNOUNCEMENTS, label: '公告' },
            { value: INBOX, label: <InboxLabel /> },
          ]}
        />
      </div>
      <div {...panelOf(panelId, tab)}>{tab === ANNOUNCEMENTS ? <Announcements /> : <Inbox />}</div>
    </div>
  )
}

const InboxLabel = () => (
  <span className="message-tab">
    站内信
    <UnreadBadge />
  </span>
)
