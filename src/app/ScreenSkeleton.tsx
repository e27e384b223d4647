/** Shown while a screen's chunk loads: the same skeleton as in index.html, whatever the route. */
export function ScreenSkeleton() {
  return (
    <div className="boot" aria-busy="true">
      <div className="boot-box" />
      <div className="boot-line" />
      <div className="boot-card" />
      <div className="boot-card" />
    </div>
  )
}
