import { useQuery } from '@tanstack/react-query'
import { articleQuery } from '../../api/queries/help.ts'
import { termsFirst } from '../../features/article/terms-first.ts'
import { PRIVACY_POLICY_ARTICLE, TERMS_ARTICLE } from '../../lib/query-types.ts'
import { Sheet } from '../../ui/chakra/Sheet.tsx'
import { RetryButton } from '../../ui/RetryButton.tsx'
import { ServerHtml } from '../../ui/ServerHtml.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

export type Term = { title: string; type: number }

/** The two documents of /abouts. They open over the form, so that nothing typed is lost. */
const CLAUSES: Term = { title: '相关条款', type: TERMS_ARTICLE }
const PRIVACY: Term = { title: '隐私协议', type: PRIVACY_POLICY_ARTICLE }

/** Their names inside the consent sentence. A tap opens the document and does not tick the box. */
export function TermLinks({ onOpen }: { onOpen: (term: Term) => void }) {
  const link = (term: Term) => (
    <button type="button" className="login-term tap" onClick={() => onOpen(term)}>
      《{term.title}》
    </button>
  )
  return (
    <>
      {link(CLAUSES)}和{link(PRIVACY)}
    </>
  )
}

export function TermSheet({ term, onClose }: { term: Term; onClose: () => void }) {
  const article = useQuery(articleQuery(term.type))
  return (
    <Sheet open onClose={onClose} title={term.title} reading>
      {article.data !== undefined && (
        <ServerHtml html={term.type === TERMS_ARTICLE ? termsFirst(article.data) : article.data} />
      )}
      {article.isPending && <SkeletonRows rows={6} />}
      {article.isError && article.data === undefined && (
        <RetryButton className="btn quiet block" onRetry={() => void article.refetch()} />
      )}
    </Sheet>
  )
}
