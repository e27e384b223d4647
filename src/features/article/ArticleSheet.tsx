import { useQuery } from '@tanstack/react-query'
import { articleQuery } from '../../api/queries/help.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ServerHtml } from '../../ui/html/ServerHtml.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { SkeletonRows } from '../../ui/loading/Skeleton.tsx'
import { LazySheet } from '../../ui/overlays/lazy-overlays.tsx'

type Props = {
  type: number
  title: string
  onClose: () => void
  /** Reorders the server's HTML before it is shown. */
  arrange?: (html: string) => string
}

/** An article of the server above the screen, so that nothing typed there is lost. */
export function ArticleSheet({ type, title, onClose, arrange = (html) => html }: Props) {
  const article = useQuery(articleQuery(type))
  return (
    <LazySheet open onClose={onClose} title={title} reading>
      {article.data !== undefined && <ServerHtml html={arrange(article.data)} />}
      {article.isPending && <SkeletonRows rows={6} />}
      {article.isError && article.data === undefined && (
        <RetryButton className={buttonClass('quiet', true)} onRetry={() => void article.refetch()} />
      )}
    </LazySheet>
  )
}
