import { Suspense, startTransition, use, useEffect, useEffectEvent, useReducer } from 'react'
import { buttonClass } from '../Button.tsx'
import './server-html.css'
import { ReloadButton } from '../loading/ReloadButton.tsx'
import { RetryButton } from '../loading/RetryButton.tsx'
import { Skeleton } from '../loading/Skeleton.tsx'

export type ServerHtmlProps = { html: string; className?: string }

/** Enough for the texts that a player goes back and forth between. */
const KEPT = 8
/** The sanitised text; where the sanitiser did not load, whether that is because a newer version has replaced it. */
type Outcome = TrustedHTML | boolean
const kept = new Map<string, Promise<Outcome>>()

/** Loaded before it is needed: once a newer version has replaced the sanitiser, it would be gone, too. */
const newVersion = import('../loading/new-version.ts').catch(() => undefined)

/**
 * The sanitised text, cached by text: `use` needs the same promise in every render. Where the sanitiser did not load, that
 * is kept, too: asked again by the next render, it would ask without end.
 */
function cleanOf(html: string): Promise<Outcome> {
  const known = kept.get(html)
  if (known) return known
  const clean = import('../../lib/html/sanitize.ts').then(
    ({ sanitize }) => sanitize(html),
    async () => (await (await newVersion)?.takeNewVersion()) ?? false,
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
  if (typeof __html === 'boolean') {
    const failed = cleanOf(html)
    const forget = () => {
      if (kept.get(html) === failed) kept.delete(html)
    }
    const retry = () => {
      forget()
      startTransition(render)
    }
    return <NotLoaded isReplaced={__html} onRetry={retry} onLeave={forget} />
  }
  return <div className={`server-html ${className}`} dangerouslySetInnerHTML={{ __html }} />
}

type NotLoadedProps = { isReplaced: boolean; onRetry: () => void; onLeave: () => void }

/** Asks again by a tap, once the network is back, and when the player comes back. */
function NotLoaded({ isReplaced, onRetry, onLeave }: NotLoadedProps) {
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
  if (!isReplaced) return <RetryButton className={buttonClass('quiet')} onRetry={onRetry} />
  return (
    <>
      <p className="muted">网站刚刚更新，重新加载后才能显示。还没有提交的内容需要重新填写。</p>
      <ReloadButton />
    </>
  )
}
