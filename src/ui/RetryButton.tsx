type Props = { className: string; onRetry: () => void }

/** Stands where something could not be loaded, and loads it again. */
export const RetryButton = ({ className, onRetry }: Props) => (
  <button type="button" className={className} onClick={onRetry}>
    请求失败，点击重新加载
  </button>
)
