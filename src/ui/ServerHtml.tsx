import { Suspense, startTransition, use, useEffect, useEffectEvent, useReducer } from 'react'
import './server-html.css'
import { RetryButton } from './RetryButton.tsx'
import { Skeleton } from './Skeleton.tsx'

export type ServerHtmlProps = { html: string; className?: string }

/** Enough for the texts that a player goes back and forth between. */
const KEPT = 8
const kept = new Map<string, Promise<TrustedHTML | undefined>>()

/**
 * The sanitised text, cached by text: `use` needs the same promise in every render. Undefined where the sanitiser did not
 * load. That is kept, too: asked again by the next render, it would ask without end.
 */
function cleanOf(html: string): Promise<TrustedHTML | undefined> {
  const known = kept.get(html)
  if (known) return known
  const clean = import('../lib/sanitize.ts').then(
    ({ sanitize }) => sanitize(html),
    () => undefined,
  )
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
  const [, render] = useReducer((n: number) => n + 1, 0)
  const __html = use(cleanOf(html))
  const retry = () => {
    kept.delete(html)
    startTransition(render)
  }
  if (__html === undefined) return <NotLoaded onRetry={retry} onLeave={() => kept.delete(html)} />
  return <div className={`server-html ${className}`} dangerouslySetInnerHTML={{ __html }} />
}

/** Asks again by a tap, once the network is back, and when the player comes back. */
function NotLoaded({ onRetry, onLeave }: { onRetry: () => void; onLeave: () => void }) {
  const retry = useEffectEvent(onRetry)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      leave()
    }
  }, [])
  return <RetryButton className="btn quiet" onRetry={onRetry} />
}
