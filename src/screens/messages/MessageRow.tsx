import type { Notice } from '../../api/queries/notices.ts'
import { previewOf } from '../../lib/html/html-preview.ts'
import { NO_TITLE, topicOf } from './topics.ts'

type Props = { notice: Notice; isNew: boolean; onOpen: () => void }

/** One row of the list: topic, title, first words and time. */
export function MessageRow({ notice: { title, content, createdAt }, isNew, onOpen }: Props) {
  const { Icon, tone } = topicOf(title)
  return (
    <button type="button" className="message-row" aria-haspopup="dialog" onClick={onOpen}>
      <span className={`message-icon ${tone}`}>
        <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
        {isNew && <span className="message-dot" />}
      </span>
      <span className="grow">
        {isNew && <span className="sr-only">未读：</span>}
        <span className={`message-title ${isNew ? 'b' : ''}`}>{title || NO_TITLE}</span>
        <span className="message-preview t12 muted ellipsis">{previewOf(content)}</span>
        <time className="t12 faint num">{createdAt.slice(0, -3)}</time>
      </span>
    </button>
  )
}
