import { useQuery } from '@tanstack/react-query'
import { homeNoticesQuery } from '../../../api/queries/home-notices.ts'
import { ChevronRight, Volume } from '../../../ui/icons/line.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useLazyOverlay } from '../../../ui/overlays/use-lazy-overlay.ts'

const loadDialog = () => import('./NoticeDialog.tsx').then((m) => m.NoticeDialog)

/** A comfortable reading pace. The duration grows with the length of the line. */
const MS_A_CHAR = 200

/** The scrolling line of notices, as plain text. A tap opens them all. */
export function NoticeBar({ moving }: { moving: boolean }) {
  const { data, isPending } = useQuery(homeNoticesQuery())
  const { Overlay: NoticeDialog, open, opener, close } = useLazyOverlay(loadDialog)
  const notices = (data ?? []).map((notice) => notice.trim()).filter((notice) => notice !== '')
  return (
    <>
      <div className="notice">
        <Volume size={16} className="gold" aria-hidden="true" />
        {isPending ? (
          <Skeleton width="62%" height={12} />
        ) : (
          <Line notices={notices} known={data !== undefined} moving={moving} />
        )}
        <ChevronRight size={14} className="faint" aria-hidden="true" />
        <button type="button" className="notice-open" aria-label={nameOf(notices)} {...opener} />
      </div>
      {NoticeDialog && <NoticeDialog open={open} notices={notices} onClose={close} />}
    </>
  )
}

/** The name of the button over the line. The line itself would be read out in one piece, a dozen notices long. */
const nameOf = (notices: readonly string[]): string =>
  notices.length === 0 ? '查看公告' : `查看公告，共 ${notices.length} 条`

function Line({
  notices: all,
  known,
  moving,
}: {
  notices: readonly string[]
  known: boolean
  moving: boolean
}) {
  if (all.length === 0)
    return <span className="grow ellipsis">{known ? '暂无新公告' : '公告没有加载出来'}</span>
  // Shows a notice once, even if the backend lists it twice.
  const notices = [...new Set(all)]
  const chars = notices.join('').length
  const style = {
    animationDuration: `${chars * MS_A_CHAR}ms`,
    animationPlayState: moving ? 'running' : 'paused',
  }
  // Two copies end to end, so that the line repeats without a gap.
  return (
    <span className="notice-window" aria-hidden="true">
      <span className="notice-line" style={style}>
        {[false, true].map((copy) => (
          <span key={String(copy)} className="notice-copy">
            {notices.map((notice) => (
              <span key={notice}>{notice}</span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
