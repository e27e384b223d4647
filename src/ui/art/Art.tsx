import type { ReactNode } from 'react'

/** What every drawing takes: `size` is its height in CSS px; without `title` it is hidden from assistive technology. */
export type ArtProps = { size?: number; title?: string; className?: string }

type FrameProps = ArtProps & {
  box: readonly [width: number, height: number]
  size: number
  children: ReactNode
}

/** The frame of a drawing: an inline SVG of the given box, scaled to `size` px of height. */
export function Art({ box: [width, height], size, title, className, children }: FrameProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={(size * width) / height}
      height={size}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {children}
    </svg>
  )
}
