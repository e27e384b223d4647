import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'

const NOT_THERE = '活动不存在或已结束，请返回优惠页查看'

type Props = {
  /** The server's message, if it sent one. */
  text?: string | undefined
  /** Set if loading again may help. */
  onRetry?: (() => void) | undefined
}

/** The promotion does not exist, or failed to load and can be loaded again. */
export function PromotionMissing({ text, onRetry }: Props) {
  const unreachable = onRetry !== undefined
  return (
    <section className="notice-page">
      <EmptyState kind={unreachable ? 'network' : 'not-found'} size={132} />
      <h2 className="t20 b">{unreachable ? '没有加载出来' : '没有找到这个活动'}</h2>
      <p className="muted">{text ?? (unreachable ? '请检查网络后重试' : NOT_THERE)}</p>
      {unreachable && <RetryButton className={buttonClass()} onRetry={onRetry} />}
      <ButtonLink variant={unreachable ? 'quiet' : 'solid'} to="/activity">
        返回优惠活动
      </ButtonLink>
    </section>
  )
}
