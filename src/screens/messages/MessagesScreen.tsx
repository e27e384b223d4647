import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { UnreadBadge } from '../../features/unread/UnreadBadge.tsx'
import { panelOf, TabRow } from '../../ui/TabRow.tsx'
import { Announcements } from './Announcements.tsx'
import { Inbox } from './Inbox.tsx'
import './messages.css'

/** /message: tab 1 is announcements, tab 2 the inbox with its unread count. `type` selects the tab. */
export function MessagesScreen() {
  const [query, setQuery] = useSearchParams()
  const panelId = useId()
  const tab = query.get('type') === '2' ? '2' : '1'
  return (
    <div className="message">
      <div className="message-tabs">
        <TabRow
          kind="segments"
          label="消息类型"
          panelId={panelId}
          value={tab}
          onChange={(type) => setQuery({ type }, { replace: true })}
          items={[
            { value: '1', label: '公告' },
            { value: '2', label: <InboxLabel /> },
          ]}
        />
      </div>
      <div {...panelOf(panelId, tab)}>{tab === '1' ? <Announcements /> : <Inbox />}</div>
    </div>
  )
}

const InboxLabel = () => (
  <span className="message-tab">
    站内信
    <UnreadBadge />
  </span>
)
