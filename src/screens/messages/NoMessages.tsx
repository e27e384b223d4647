import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'

export const NoMessages = ({ title, text }: { title: string; text: string }) => (
  <section className="notice-page">
    <EmptyState kind="messages" size={132} />
    <h2 className="t16 b">{title}</h2>
    <p className="muted">{text}</p>
    <ButtonLink variant="soft" to="/activity">
      去看看优惠活动
    </ButtonLink>
  </section>
)

export const MessagesNotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <section className="notice-page">
    <EmptyState kind="network" size={132} />
    <h2 className="t16 b">没有加载出来</h2>
    <RetryButton className={buttonClass('soft')} onRetry={onRetry} />
  </section>
)
