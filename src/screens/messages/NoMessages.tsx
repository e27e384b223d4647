import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'

export const NoMessages = ({ title, text }: { title: string; text: string }) => (
  <section className="notice-page">
    <EmptyState kind="messages" size={132} />
    <h2 className="t16 b">{title}</h2>
    <p className="muted">{text}</p>
    <Link className="btn soft" to="/activity">
      去看看优惠活动
    </Link>
  </section>
)

export const MessagesNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <section className="notice-page">
    <EmptyState kind="network" size={132} />
    <h2 className="t16 b">没有加载出来</h2>
    <RetryButton className="btn soft" onRetry={onRetry} />
  </section>
)
