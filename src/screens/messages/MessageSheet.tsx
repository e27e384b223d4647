import { useId } from 'react'
import type { Notice } from '../../api/queries/notices.ts'
import { STATEMENT_PATH } from '../../lib/navigation/links.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Sheet } from '../../ui/chakra/overlays/Sheet.tsx'
import { ServerHtml } from '../../ui/html/ServerHtml.tsx'
import { Link } from '../../ui/Link.tsx'
import { orderNumbersOf } from './order-numbers.ts'
import { NO_TITLE } from './topics.ts'

type Props = { notice: Notice; open: boolean; onClose: () => void }

/** The full message in a sheet over the list, with the order numbers it names to copy below it. */
export function MessageSheet({ notice: { title, content, createdAt }, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={title || NO_TITLE} reading>
      <time className="message-time t12 faint num">{createdAt}</time>
      <ServerHtml html={content} className="message-words" />
      <Orders numbers={orderNumbersOf(content)} />
    </Sheet>
  )
}

function Orders({ numbers }: { numbers: readonly string[] }) {
  const id = useId()
  if (numbers.length === 0) return null
  return (
    <ul className="message-orders">
      {numbers.map((number, index) => (
        <li key={number} className="row">
          <span className="grow">
            <span className="t12 muted">订单号</span>
            <span className="num" id={`${id}${index}`}>
              {number}
            </span>
          </span>
          <Link className="tap t12 jade" to={`${STATEMENT_PATH}&order=${encodeURIComponent(number)}`}>
            查看记录
          </Link>
          <CopyButton text={number} label="复制订单号" shownId={`${id}${index}`} />
        </li>
      ))}
    </ul>
  )
}
