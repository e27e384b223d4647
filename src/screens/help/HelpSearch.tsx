import { useQueries } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AS_TYPED } from '#contracts/money/as-typed.ts'
import { ABOUT_ARTICLES, HELP_ARTICLES } from '#contracts/wire/codes.ts'
import { articleQuery } from '../../api/queries/help.ts'
import { AT } from '../../features/article/at-heading.ts'
import { type HelpArticle, helpPath, TERMS_PATH } from '../../lib/navigation/links.ts'
import { TERMS_ARTICLE } from '../../lib/query-types.ts'
import { useRewrittenText } from '../../ui/html/use-rewritten-text.ts'
import { Link } from '../../ui/Link.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { SkeletonRows } from '../../ui/loading/Skeleton.tsx'
import { type Answer, answersIn, findAnswers, findDocuments, type HelpDocument } from './find-answers.ts'

const TYPES = Object.keys(HELP_ARTICLES).map(Number) as HelpArticle[]

/** The text typed at one history entry, for players who return to it from an article. */
let lastSearch = { entry: '', typed: '' }

/** The address of an answer within its document. */
const pathOf = ({ question, type, isTerms }: Answer): string =>
  `${isTerms ? TERMS_PATH : helpPath(type as HelpArticle)}&${AT}=${encodeURIComponent(question)}`

const sourceOf = ({ type, isTerms }: Answer): string =>
  isTerms ? ABOUT_ARTICLES[TERMS_ARTICLE] : HELP_ARTICLES[type as HelpArticle]

/** Finds documents and the questions of all articles, and answers them in place. The articles load with the first letter. */
export function HelpSearch({ documents }: { documents: readonly HelpDocument[] }) {
  const { key: entry } = useLocation()
  const [typed, setTyped] = useState(lastSearch.entry === entry ? lastSearch.typed : '')
  useEffect(() => {
    lastSearch = { entry, typed }
  }, [entry, typed])
  const text = useRewrittenText({ value: typed, onChange: setTyped, waits: true })
  const isAsked = typed.trim() !== ''
  const articles = useQueries({
    queries: TYPES.map((type) => ({ ...articleQuery(type), enabled: isAsked, meta: { handled: true } })),
  })
  const answers = articles.flatMap(({ data }, at) => answersIn(data ?? '', TYPES[at] ?? 0))
  const found = findAnswers(answers, typed)
  const titled = findDocuments(documents, typed)
  const count = found.length + titled.length
  const isLoading = articles.some((article) => article.isFetching && article.data === undefined)
  const failed = articles.filter((article) => article.isError && article.data === undefined)
  return (
    <>
      <search className="help-search">
        <Search size={18} className="faint" aria-hidden="true" />
        <input
          {...AS_TYPED}
          type="search"
          name="question"
          aria-label="搜索问题"
          placeholder="搜索问题，例如：打码量"
          {...text}
        />
      </search>
      {isAsked && (
        <section className="card help-answers" aria-label="搜索结果">
          <p className="t12 muted" role="status">
            {isLoading
              ? '正在查找…'
              : count > 0
                ? `找到 ${count} 条`
                : '没有找到，换个词试试，或咨询在线客服'}
          </p>
          {isLoading && <SkeletonRows rows={2} />}
          {titled.map(({ to, title, text: about }) => (
            <article key={to}>
              <h2>
                <Link className="tap jade" to={to}>{`《${title}》`}</Link>
              </h2>
              <p>{about}</p>
            </article>
          ))}
          {found.map((answer) => (
            <article key={`${answer.type} ${answer.question}`}>
              <h2>{answer.question}</h2>
              <p>{answer.text}</p>
              <Link className="tap t12 jade" to={pathOf(answer)}>{`来自《${sourceOf(answer)}》`}</Link>
            </article>
          ))}
          {failed.length > 0 && (
            <RetryButton
              className="tap muted"
              onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
            />
          )}
        </section>
      )}
    </>
  )
}
