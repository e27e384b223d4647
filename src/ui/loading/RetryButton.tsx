export const LOAD_FAILED = '请求失败，点击重新加载'

type Props = { className: string; onRetry: () => void }

/** Stands where something could not be loaded, and loads it again. */
export const RetryButton = ({ className, onRetry }: Props) => (
  <button type="button" className={className} onClick={onRetry}>
    {LOAD_FAILED}
  </button>
)
