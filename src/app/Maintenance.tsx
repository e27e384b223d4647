import { useEffect } from 'react'
import { NoticePage } from './NoticePage.tsx'

/** site_state 0: nothing but what the operator says, as plain text (spec section 4, cases T3). */
export function Maintenance({ title, tips, onRetry }: { title: string; tips: string; onRetry: () => void }) {
  useEffect(() => {
    document.title = `系统维护 - ${title}`
  }, [title])
  return (
    <main className="main maintenance">
      <NoticePage art="maintenance" heading="h1" title="系统维护中" text={tips}>
        <button type="button" className="btn" onClick={onRetry}>
          再试一次
        </button>
      </NoticePage>
    </main>
  )
}
