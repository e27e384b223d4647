import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { goBack } from '../../lib/navigation/go-back.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import './leaving.css'

/** The page between the app and an outside page. It names the target, and the player can always go back. */
export function Leaving({
  title,
  picture = <Logo size={56} />,
  busy,
  children,
}: {
  title: string
  /** Stands above the title; the site's logo if left out. */
  picture?: ReactNode
  busy?: boolean | string
  children?: ReactNode
}) {
  const navigate = useNavigate()
  return (
    <div className="leaving">
      {picture}
      <h2>{title}</h2>
      <div className="leaving-body" aria-live="polite">
        {busy && (
          <p className="muted row">
            <Spinner /> <span>{busy === true ? '正在前往，请稍候…' : busy}</span>
          </p>
        )}
        {children}
      </div>
      <button type="button" className="leaving-back" onClick={() => goBack(navigate)}>
        返回
      </button>
    </div>
  )
}
