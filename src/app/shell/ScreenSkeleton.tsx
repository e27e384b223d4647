import { screenShape } from '../../lib/loading/screen-shape.ts'

/** Shown while a screen's chunk loads: its blocks, or for home the same skeleton as in index.html. */
export function ScreenSkeleton({ path = '/' }: { path?: string }) {
  const shape = screenShape(path)
  return (
    <div className="boot" aria-busy="true">
      {shape ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index
        shape.map((height, at) => <div key={at} style={{ height }} />)
      ) : (
        <>
          <div className="boot-box" />
          <div className="boot-line" />
          <div className="boot-card" />
          <div className="boot-card" />
        </>
      )}
    </div>
  )
}
