import { useEffect } from 'react'

/** site_state 0: nothing but what the operator says, as plain text (spec section 4, cases T3). */
export function Maintenance({ title, tips, onRetry }: { title: string; tips: string; onRetry: () => void }) {
  useEffect(() => {
    document.title = `系统维护 - ${title}`
  }, [title])
  return (
    <main className="notice-page tall">
      <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true">
        <circle cx="60" cy="40" r="30" stroke="var(--line-strong)" />
        <circle cx="60" cy="40" r="20" fill="var(--gold)" opacity="0.9" />
        <path
          d="M12 66c12-5 24-5 36 0s24 5 36 0 18-5 24-2"
          stroke="var(--jade)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M22 78c10-4 20-4 30 0s20 4 30 0"
          stroke="var(--jade)"
          strokeWidth="2"
          strokeLinecap="round"
          opacity="0.6"
        />
        <path
          d="M60 18v28M60 20c10 4 15 12 16 22-6 1.500-11 2-16 2z"
          fill="var(--surface)"
          stroke="var(--surface)"
          strokeWidth="2"
        />
        <path d="M44 56h32l-6 9H50z" fill="var(--zhu-fill)" />
      </svg>
      <h1 className="t20 b">系统维护中</h1>
      <p className="muted tips">{tips}</p>
      <button type="button" className="btn" onClick={onRetry}>
        再试一次
      </button>
    </main>
  )
}
