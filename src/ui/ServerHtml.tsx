import { Suspense, use } from 'react'
import './server-html.css'
import { Skeleton } from './Skeleton.tsx'

const load = () => import('../lib/sanitize.ts')

export type ServerHtmlProps = { html: string; className?: string }

/** Enough for the texts that a player goes back and forth between. */
const KEPT = 8
const kept = new Map<string, Promise<TrustedHTML>>()

/** The sanitised text, cached by text: `use` needs the same promise in every render. */
function cleanOf(html: string): Promise<TrustedHTML> {
  const known = kept.get(html)
  if (known) return known
  const clean = load().then(({ sanitize }) => sanitize(html))
  // If the sanitiser failed to load, the next render asks for it again. Until then nothing is shown.
  clean.catch(() => kept.delete(html))
  kept.set(html, clean)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return clean
}

/**
 * The one place where HTML of the server is shown (welcome modal, promotions, articles, notices): it is sanitised last
 * and never edited after. The sanitiser loads on first use.
 */
export const ServerHtml = (props: ServerHtmlProps) => (
  <Suspense fallback={<Skeleton height={80} />}>
    <ReadyServerHtml {...props} />
  </Suspense>
)

/** The same without a skeleton, for callers that show nothing until the text is there. */
export function ReadyServerHtml({ html, className = '' }: ServerHtmlProps) {
  const __html = use(cleanOf(html))
  return <div className={`server-html ${className}`} dangerouslySetInnerHTML={{ __html }} />
}
