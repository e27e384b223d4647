import { useEffect, useState } from 'react'
import { ArrowUp } from './icons/line.tsx'
import './paged-list.css'

const SHOW_AFTER_PX = 200

/** Back to the top, once the page has been scrolled by 200 px (look: Lists). */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOW_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label="回到顶部"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <ArrowUp size={20} />
    </button>
  )
}
