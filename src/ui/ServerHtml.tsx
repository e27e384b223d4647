import { Suspense, use } from 'react'
import './server-html.css'
import { Skeleton } from './Skeleton.tsx'

const load = () => import('../lib/sanitize.ts')

export type ServerHtmlProps = { html: string; className?: string }

/** Texts that a player goes back and forth between. */
const KEPT = 8
const kept = new Map<string, Promise<string>>()

/** The sanitised text, once for each text: whoever waits for it must find the same promise when it is drawn anew. */
function cleanOf(html: string): Promise<string> {
  const known = kept.get(html)
  if (known) return known
  const clean = load().then(({ sanitize }) => sanitize(html))
  // Where the sanitiser did not come it is asked for again, and nothing is shown meanwhile.
  clean.catch(() => kept.delete(html))
  kept.set(html, clean)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return clean
}

/**
 * The one place where HTML of the server is shown (welcome modal, activities, articles, notices): it is
 * sanitised last and never edited after. The sanitiser comes with its first use.
 */
export const ServerHtml = (props: ServerHtmlProps) => (
  <Suspense fallback={<Skeleton height={80} />}>
    <ReadyServerHtml {...props} />
  </Suspense>
)

/** The same for whoever shows nothing at all until the text is there, and would jump when it comes. */
export function ReadyServerHtml({ html, className = '' }: ServerHtmlProps) {
  const __html = use(cleanOf(html))
  return <div className={`server-html ${className}`} dangerouslySetInnerHTML={{ __html }} />
}
