import { ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { HELP_ARTICLES } from '#contracts/wire/codes.ts'
import { Article, NoArticle } from '../../features/article/Article.tsx'
import './help-article.css'
import { Link } from '../../ui/Link.tsx'

/** In the order of the help centre, for the link to the next article. */
const TYPES = Object.entries(HELP_ARTICLES)

/** /boutBallBetInfo?type=1,2,3,4,5,7,8: one article of the help centre. */
export function HelpArticleScreen() {
  const [query] = useSearchParams()
  const wanted = query.get('type')
  const at = TYPES.findIndex(([type]) => type === wanted)
  if (at < 0) return <NoArticle />
  const [nextType, nextTitle] = TYPES[(at + 1) % TYPES.length] ?? []
  return (
    <Article key={wanted} type={Number(wanted)}>
      <Link className="card help-next" to={`/boutBallBetInfo?type=${nextType}`}>
        <span className="grow">
          <span className="t12 muted">下一篇</span>
          <span className="help-next-title">{nextTitle}</span>
        </span>
        <ChevronRight size={18} className="faint" aria-hidden="true" />
      </Link>
      <p className="help-service-link t12 muted">
        没有解决您的问题？
        <Link className="tap" to="/kefu">
          联系在线客服
        </Link>
      </p>
    </Article>
  )
}
