import { ABOUT_ARTICLES } from '#contracts/wire/codes.ts'
import { ArticleSheet } from '../../features/article/ArticleSheet.tsx'
import { termsFirst } from '../../features/article/terms-first.ts'
import { PRIVACY_POLICY_ARTICLE, TERMS_ARTICLE } from '../../lib/query-types.ts'

export type Term = { title: string; type: number }

/** The two documents of /abouts. They open over the form, so that it keeps everything typed. */
const CLAUSES: Term = { title: '相关条款', type: TERMS_ARTICLE }
const PRIVACY: Term = { title: ABOUT_ARTICLES[PRIVACY_POLICY_ARTICLE], type: PRIVACY_POLICY_ARTICLE }

/** Their names in the consent sentence. A tap opens the document and does not tick the box. */
export function TermLinks({ onOpen }: { onOpen: (term: Term) => void }) {
  const link = (term: Term) => (
    <button
      type="button"
      className="login-term tap"
      onClick={() => onOpen(term)}
    >{`《${term.title}》`}</button>
  )
  return (
    <>
      {link(CLAUSES)}
      <span>和</span>
      {link(PRIVACY)}
    </>
  )
}

export const TermSheet = ({ term, onClose }: { term: Term; onClose: () => void }) => (
  <ArticleSheet {...term} onClose={onClose} {...(term.type === TERMS_ARTICLE && { arrange: termsFirst })} />
)
