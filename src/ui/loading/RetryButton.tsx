export const LOAD_FAILED = '请求失败，点击重新加载'

type Props = { className: string; onRetry: () => void }

/** Shown in place of something that failed to load. A tap loads it again. */
export const RetryButton = ({ className, onRetry }: Props) => (
  <button type="button" className={className} onClick={onRetry}>
    {LOAD_FAILED}
  </button>
)
