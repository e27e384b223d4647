import { useQueries } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { AS_TYPED } from '#contracts/as-typed.ts'
import { HELP_ARTICLES } from '#contracts/codes.ts'
import { articleQuery } from '../../api/queries/help.ts'
import { type HelpArticle, helpPath } from '../../lib/links.ts'
import { Link } from '../../ui/Link.tsx'
import { RetryButton } from '../../ui/RetryButton.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useRewrittenText } from '../../ui/use-rewritten-text.ts'
import { answersIn, findAnswers } from './find-answers.ts'

const TYPES = Object.keys(HELP_ARTICLES).map(Number) as HelpArticle[]

/** Finds the questions of all articles, and answers them in place. The articles load with the first letter. */
export function HelpSearch() {
  const [typed, setTyped] = useState('')
  const text = useRewrittenText({ value: typed, onChange: setTyped, waits: true })
  const isAsked = typed.trim() !== ''
  const articles = useQueries({
    queries: TYPES.map((type) => ({ ...articleQuery(type), enabled: isAsked, meta: { handled: true } })),
  })
  const answers = articles.flatMap(({ data }, at) => answersIn(data ?? '', TYPES[at] ?? 0))
  const found = findAnswers(answers, typed)
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
              : found.length > 0
                ? `找到 ${found.length} 条`
                : '没有找到，换个词试试，或咨询在线客服'}
          </p>
          {isLoading && <SkeletonRows rows={2} />}
          {found.map(({ question, text: answer, type }) => (
            <article key={`${type} ${question}`}>
              <h2>{question}</h2>
              <p>{answer}</p>
              <Link
                className="tap t12 jade"
                to={helpPath(type as HelpArticle)}
              >{`来自《${HELP_ARTICLES[type as HelpArticle]}》`}</Link>
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
