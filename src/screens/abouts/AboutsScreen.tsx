import { useSearchParams } from 'react-router-dom'
import { ABOUT_ARTICLES } from '#contracts/codes.ts'
import { Article, NoArticle } from '../../features/article/Article.tsx'

/** /abouts (spec section 2): `type` 5 the terms and rules, 6 the privacy policy. */
export function AboutsScreen() {
  const [query] = useSearchParams()
  const type = query.get('type') ?? ''
  return Object.hasOwn(ABOUT_ARTICLES, type) ? <Article key={type} type={Number(type)} /> : <NoArticle />
}
