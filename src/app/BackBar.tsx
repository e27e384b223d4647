import { useNavigate } from 'react-router-dom'
import { ChevronLeft } from '../ui/icons/line.tsx'

/** The back bar of inner pages, titled per route. A page opened from outside leads back to home. */
export function BackBar({ title }: { title: string }) {
  const navigate = useNavigate()
  const goBack = () => {
    const hasBefore = ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
    if (hasBefore) navigate(-1)
    else navigate('/', { replace: true })
  }
  return (
    <div className="backbar">
      <button type="button" className="icon-btn" aria-label="返回" onClick={goBack}>
        <ChevronLeft size={24} aria-hidden="true" />
      </button>
      <h1 className="ellipsis">{title}</h1>
    </div>
  )
}
