import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { textFor } from '../../api/core/errors.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { useToken } from '../../api/core/session-store.ts'
import { activityQuery } from '../../api/queries/activity.ts'
import { appLink } from '../../lib/app-link.ts'
import { promotionWindow } from '../../lib/promotion-window.ts'
import { safeImageUrl } from '../../lib/safe-image.ts'
import { Link } from '../../ui/Link.tsx'
import { ServerHtml } from '../../ui/ServerHtml.tsx'
import { ApplyBar, LoginBar } from './ApplyBar.tsx'
import { PromotionMissing } from './PromotionMissing.tsx'
import { PromotionSkeleton } from './PromotionSkeleton.tsx'
import './promotion.css'

/**
 * The format of ids in the list. Anything else in a link is never sent
 * (docs/faults.md#id-enumeration).
 */
const ID = /^[\w-]{1,32}$/

/** /activityInfo?id=: title, banner, content, memo, and the button to apply or to log in. */
export function PromotionScreen() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return ID.test(id) ? <Info key={id} id={id} /> : <PromotionMissing />
}

function Info({ id }: { id: string }) {
  const signedIn = useToken() !== undefined
  const { data: activity, error, refetch } = useQuery(activityQuery(id))
  if (!activity && error) return <PromotionMissing text={textFor(error)} onRetry={() => void refetch()} />
  if (!activity) return <PromotionSkeleton />
  const { title, content, memo } = activity
  const banner = safeImageUrl(activity.banner)
  const link = appLink(activity.link)
  const window = promotionWindow(activity, serverNow())
  return (
    <>
      <article className="promotion">
        {banner && <img className="promotion-banner" src={banner} alt="" width={358} height={148} />}
        <h2 className="promotion-title">{title}</h2>
        {window && (
          <p className="t12 muted num">
            活动时间（北京）{window.exact}
            {window.state && <b>　{window.state}</b>}
          </p>
        )}
        <Words heading="活动内容" html={content} />
        <Words heading="活动说明" html={memo} />
        {link && !signedIn && (
          <Link className="btn quiet block" to={link}>
            去参与
          </Link>
        )}
      </article>
      {signedIn ? (
        <ApplyBar id={id} title={title} link={link} isOver={window?.state === '已结束'} />
      ) : (
        <LoginBar />
      )}
    </>
  )
}

/** A part that the operator left empty has no card. */
function Words({ heading, html }: { heading: string; html: string }) {
  if (html.trim() === '') return null
  return (
    <section className="card promotion-words">
      <h3>{heading}</h3>
      <ServerHtml html={html} />
    </section>
  )
}
