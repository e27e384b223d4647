import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { EmptyKind } from '../ui/art/EmptyState.tsx'

/** The drawing comes by itself, or stays away: the words must stand without it. */
const Drawing = lazy(
  (): Promise<{ default: ComponentType<{ kind: EmptyKind; size: number }> }> =>
    import('../ui/art/EmptyState.tsx').then(
      (art) => ({ default: art.EmptyState }),
      () => ({ default: () => null }),
    ),
)

/** site_state 0: nothing but what the operator says, as plain text (spec section 4, cases T3). */
export function Maintenance({ title, tips, onRetry }: { title: string; tips: string; onRetry: () => void }) {
  useEffect(() => {
    document.title = `系统维护 - ${title}`
  }, [title])
  return (
    <main className="main maintenance">
      <section className="notice-page">
        <div className="notice-art">
          <Suspense>
            <Drawing kind="maintenance" size={132} />
          </Suspense>
        </div>
        <h1 className="t20 b">系统维护中</h1>
        <p className="muted">{tips}</p>
        <button type="button" className="btn" onClick={onRetry}>
          再试一次
        </button>
      </section>
    </main>
  )
}
