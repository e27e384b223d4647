import type { Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { goBack } from '../../lib/navigation/go-back.ts'
import { ChevronLeft } from '../../ui/icons/line.tsx'

/** The back bar of inner pages, with the title of the route. Without a page to go back to it leads home. */
export function BackBar({ title, heading }: { title: string; heading: Ref<HTMLHeadingElement> }) {
  const navigate = useNavigate()
  return (
    <div className="backbar">
      <button type="button" className="icon-btn" aria-label="返回" onClick={() => goBack(navigate)}>
        <ChevronLeft size={24} aria-hidden="true" />
      </button>
      <h1 className="ellipsis" ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </div>
  )
}
