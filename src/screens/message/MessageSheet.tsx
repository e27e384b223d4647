import type { Notice } from '#contracts/notices.ts'
import { Sheet } from '../../ui/chakra/Sheet.tsx'
import { ServerHtml } from '../../ui/ServerHtml.tsx'

type Props = { notice: Notice; open: boolean; onClose: () => void }

/** A whole message, over the list. */
export function MessageSheet({ notice: { title, content, created_at }, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={title} reading>
      <time className="message-time t12 faint num">{created_at}</time>
      <ServerHtml html={content} className="message-words" />
    </Sheet>
  )
}
