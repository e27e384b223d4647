import { Suspense, use, useMemo } from 'react'
import './server-html.css'
import { Skeleton } from './Skeleton.tsx'

const load = () => import('../lib/sanitize.ts')

export type ServerHtmlProps = { html: string; className?: string }

/**
 * The one place where HTML of the server is shown (welcome modal, activities, articles, notices): it is
 * sanitised last and never edited after (cases T1-T4). The sanitiser comes with its first use.
 */
export function ServerHtml(props: ServerHtmlProps) {
  const clean = useMemo(() => load().then(({ sanitize }) => sanitize(props.html)), [props.html])
  return (
    <Suspense fallback={<Skeleton height={80} />}>
      <Clean clean={clean} className={props.className ?? ''} />
    </Suspense>
  )
}

function Clean({ clean, className }: { clean: Promise<string>; className: string }) {
  const __html = use(clean)
  return <div className={`server-html ${className}`} dangerouslySetInnerHTML={{ __html }} />
}
