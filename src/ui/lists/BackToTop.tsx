import { useEffect, useState } from 'react'
import { ArrowUp } from '../icons/line.tsx'
import './paged-list.css'

const SHOW_AFTER_PX = 200
/** From farther down it jumps: the animation would take long, and rows measured on the way would stop it. */
const FAR_PX = 3000

/** Back to the top, once the page has been scrolled by 200 px. */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const update = () => setShown(window.scrollY > SHOW_AFTER_PX)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label="回到顶部"
      onClick={() => window.scrollTo({ top: 0, behavior: window.scrollY > FAR_PX ? 'instant' : 'smooth' })}
    >
      <ArrowUp size={20} />
    </button>
  )
}
