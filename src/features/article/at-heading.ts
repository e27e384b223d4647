import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => `.article-words ${tag}`).join()

/** What an address names the heading by at which an article opens. */
export const AT = 'at'

/** Rendered beside the article's text: brings the heading that the address names to the top, and the focus to it. */
export function AtHeading(): null {
  const [query] = useSearchParams()
  const wanted = query.get(AT)
  useLayoutEffect(() => {
    if (!wanted) return
    const heads = document.querySelectorAll<HTMLElement>(HEADINGS)
    const head = [...heads].find(({ textContent }) => textContent.trim() === wanted)
    if (!head) return
    head.tabIndex = -1
    head.focus({ preventScroll: true })
    head.scrollIntoView?.({ block: 'start' })
  }, [wanted])
  return null
}
