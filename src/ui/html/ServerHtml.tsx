import { Suspense, startTransition, use, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { buttonClass } from '../Button.tsx'
import './server-html.css'
import { ReloadButton } from '../loading/ReloadButton.tsx'
import { RetryButton } from '../loading/RetryButton.tsx'
import { Skeleton } from '../loading/Skeleton.tsx'

export type ServerHtmlProps = { html: string; className?: string }

/** The number of cached texts: enough for those that a player goes back and forth between. */
const KEPT = 8
/** The sanitised text. If the sanitiser did not load: whether a newer version has replaced it. */
type Outcome = TrustedHTML | boolean
const cleaned = new Map<string, Promise<Outcome>>()

/** Loaded before it is needed: a newer version that has replaced the sanitiser has replaced this file, too. */
const newVersion = import('../loading/new-version.ts').catch(() => undefined)

/**
 * The sanitised text, cached by text, because `use` needs the same promise in every render. A failure to load the
 * sanitiser is cached, too; trying again at every render would loop.
 */
function cleanOf(html: string): Promise<Outcome> {
  const known = cleaned.get(html)
  if (known) return known
  const clean = import('../../lib/html/sanitize.ts').then(
    ({ sanitize }) => sanitize(html),
    async () => (await (await newVersion)?.takeNewVersion()) ?? false,
  )
  cleaned.set(html, clean)
  // What `use` looks for: without it even a text that is ready shows a skeleton first.
  clean.then(
    (value) => Object.assign(clean, { status: 'fulfilled', value }),
    () => undefined,
  )
  const [oldest] = cleaned.keys()
  if (cleaned.size > KEPT && oldest !== undefined) cleaned.delete(oldest)
  return clean
}

/**
 * The only component that shows HTML of the server (welcome modal, promotions, articles, notices). Sanitising is the
 * last step; nothing edits the result. The sanitiser loads on first use.
 */
export const ServerHtml = (props: ServerHtmlProps) => (
  <Suspense fallback={<Skeleton height={80} />}>
    <ReadyServerHtml {...props} />
  </Suspense>
)

/** `ServerHtml` without a skeleton, for callers that show nothing until the text has loaded. */
export function ReadyServerHtml({ html, className = '' }: ServerHtmlProps) {
  const [, render] = useReducer((n: number) => n + 1, 0)
  const __html = use(cleanOf(html))
  if (typeof __html === 'boolean') {
    const failed = cleanOf(html)
    const forget = () => {
      if (cleaned.get(html) === failed) cleaned.delete(html)
    }
    const retry = () => {
      forget()
      startTransition(render)
    }
    return <NotLoaded isReplaced={__html} onRetry={retry} onLeave={forget} />
  }
  return <div className={`server-html ${className}`} dangerouslySetInnerHTML={{ __html }} />
}

const isClean = (html: string): boolean => 'status' in cleanOf(html)

/**
 * Whether both texts can be drawn at once, for a screen that shows nothing of itself before: texts of unknown height
 * push down what is below them.
 */
export function useCleanHtml(first: string, second: string): boolean {
  const [ready, setReady] = useState(() => isClean(first) && isClean(second))
  useEffect(() => {
    let isGone = false
    // What cannot be made ready says so when it is drawn.
    const end = () => isGone || setReady(true)
    Promise.all([cleanOf(first), cleanOf(second)]).then(end, end)
    return () => {
      isGone = true
    }
  }, [first, second])
  return ready
}

type NotLoadedProps = { isReplaced: boolean; onRetry: () => void; onLeave: () => void }

/** Tries again on a tap, when the network returns, and when the player comes back. */
function NotLoaded({ isReplaced, onRetry, onLeave }: NotLoadedProps) {
  const retry = useEffectEvent(onRetry)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const retryOnce = () => retry()
    addEventListener('online', retryOnce)
    return () => {
      removeEventListener('online', retryOnce)
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
