import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { EmptyKind } from '../ui/art/EmptyState.tsx'

/** The drawing comes by itself, or stays away: the words must stand without it. */
const Drawing = lazy(
  (): Promise<{ default: ComponentType<{ kind: EmptyKind; size: number }> }> =>
    import('../ui/art/EmptyState.tsx').then(
      (art) => ({ default: art.EmptyState }),
      () => ({ default: () => null }),
    ),
)

type Props = {
  art: EmptyKind
  title: string
  /** h1 where the page has no bar with one. */
  heading?: 'h1' | 'h2'
  text: ReactNode
  children: ReactNode
}

/** A page that has something to say instead of a screen, and ways on. */
export function NoticePage({ art, title, heading: Heading = 'h2', text, children }: Props) {
  return (
    <section className="notice-page">
      <div className="notice-art">
        <Suspense>
          <Drawing kind={art} size={132} />
        </Suspense>
      </div>
      <Heading className="t20 b">{title}</Heading>
      <p className="muted">{text}</p>
      {children}
    </section>
  )
}
