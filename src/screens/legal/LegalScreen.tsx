import { useSearchParams } from 'react-router-dom'
import { ABOUT_ARTICLES } from '#contracts/wire/codes.ts'
import { Article, NoArticle } from '../../features/article/Article.tsx'
import { termsFirst } from '../../features/article/terms-first.ts'
import { TERMS_ARTICLE } from '../../lib/query-types.ts'

/** /abouts: `type` 5 the terms and rules, 6 the privacy policy. */
export function LegalScreen() {
  const [query] = useSearchParams()
  const type = query.get('type') ?? ''
  if (!Object.hasOwn(ABOUT_ARTICLES, type)) return <NoArticle />
  return (
    <Article
      key={type}
      type={Number(type)}
      {...(type === String(TERMS_ARTICLE) && { arrange: termsFirst })}
    />
  )
}
