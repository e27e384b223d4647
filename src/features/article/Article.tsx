import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { textFor } from '../../api/core/client/errors.ts'
import { isVerdict } from '../../api/core/money/verdict.ts'
import { articleQuery } from '../../api/queries/help.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ReadyServerHtml } from '../../ui/html/ServerHtml.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import './article.css'
import { AtHeading } from './at-heading.ts'

const LINES = ['46%', '99%', '92%', '64%', '38%', '96%', '88%', '72%', '98%', '54%']

type ArticleProps = {
  type: number
  /** Reorders the server's HTML before it is shown. */
  arrange?: (html: string) => string
  children?: ReactNode
}

/** An article of the server by its type (POST /api/article). `children` show below it. */
export function Article({ type, arrange = (html) => html, children }: ArticleProps) {
  const { data, error, refetch } = useQuery(articleQuery(type))
  if (data === undefined && error) {
    const isGone = isVerdict(error)
    return <NoArticle text={textFor(error)} onRetry={isGone ? undefined : () => void refetch()} />
  }
  if (data?.trim() === '') return <NoArticle />
  return (
    <div className="article">
      <article className="card article-card">
        {/* The headings in the server's HTML start at level 3. */}
        <h2 className="sr-only">正文</h2>
        <Suspense fallback={<Waiting />}>
          {data === undefined ? (
            <Waiting />
          ) : (
            <>
              <ReadyServerHtml html={arrange(data)} className="article-words" />
              <AtHeading />
            </>
          )}
        </Suspense>
      </article>
      {children}
    </div>
  )
}

const Waiting = () => (
  <div className="article-waiting" aria-busy="true">
    {LINES.map((width) => (
      <Skeleton key={width} width={width} height={14} />
    ))}
  </div>
)

type NoArticleProps = {
  text?: string | undefined
  /** Set if loading again may help. */
  onRetry?: (() => void) | undefined
}

/** The article does not exist, or failed to load and can be loaded again. The server's own message comes first. */
export function NoArticle({ text, onRetry }: NoArticleProps) {
  const unreachable = onRetry !== undefined
  return (
    <section className="notice-page">
      <EmptyState kind={unreachable ? 'network' : 'not-found'} size={132} />
      <h2 className="t20 b">{unreachable ? '没有加载出来' : '没有找到这篇文章'}</h2>
      <p className="muted">
        {text ?? (unreachable ? '请检查网络后重试' : '它可能已下架，请从帮助中心重新进入')}
      </p>
      {unreachable && <RetryButton className={buttonClass()} onRetry={onRetry} />}
      <ButtonLink variant={unreachable ? 'quiet' : 'solid'} to="/boutBallBet">
        去帮助中心
      </ButtonLink>
    </section>
  )
}
