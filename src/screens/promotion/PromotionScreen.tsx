import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { textFor } from '../../api/core/client/errors.ts'
import { useToken } from '../../api/core/client/session-store.ts'
import { isVerdict } from '../../api/core/money/verdict.ts'
import { type ActivityDetail, activityQuery } from '../../api/queries/activity.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { appLink } from '../../lib/navigation/app-link.ts'
import { useScreenTitle } from '../../lib/navigation/screen-title.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ServerHtml, useCleanHtml } from '../../ui/html/ServerHtml.tsx'
import { ApplyBar, ClaimBar, isClaimed, LoginBar, wayWords } from './ApplyBar.tsx'
import { PromotionMissing } from './PromotionMissing.tsx'
import { PromotionSkeleton } from './PromotionSkeleton.tsx'
import { useWindow } from './use-window.ts'
import './promotion.css'

/**
 * The form of an id (pacts/README.md): a text such as a UUID, without spaces, quotes, brackets, braces or characters
 * with a meaning in an address. Anything else in a link is never sent (docs/faults.md#id-enumeration).
 */
const ID = /^[^\s\p{C}"'`()<>[\]{}/\\?#&%]{1,128}$/u

/** /activityInfo?id=: title, banner, content, memo, and the button to apply or to log in. */
export function PromotionScreen() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  return ID.test(id) ? <Info key={id} id={id} /> : <PromotionMissing />
}

function Info({ id }: { id: string }) {
  const { data: activity, error, refetch } = useQuery(activityQuery(id))
  if (!activity && error) {
    const isGone = isVerdict(error)
    return <PromotionMissing text={textFor(error)} onRetry={isGone ? undefined : () => void refetch()} />
  }
  if (!activity) return <PromotionSkeleton />
  return <Promotion id={id} activity={activity} />
}

function Promotion({ id, activity }: { id: string; activity: ActivityDetail }) {
  const signedIn = useToken() !== undefined
  const window = useWindow(activity)
  const { title, content, memo } = activity
  const isReady = useCleanHtml(content, memo)
  useScreenTitle(title)
  const banner = safeImageUrl(activity.banner)
  const link = appLink(activity.link)
  return (
    <>
      {isReady ? (
        <article className="promotion">
          {banner && <img className="promotion-banner" src={banner} alt="" width={358} height={148} />}
          <h2 className="promotion-title">{title}</h2>
          {window && (
            <p className="t12 muted num">
              <span>{`活动时间（北京）${window.exact}`}</span>
              {window.state && <b>{`　${window.state}`}</b>}
            </p>
          )}
          <Words heading="活动内容" html={content} />
          <Words heading="活动说明" html={memo} />
          {link && !signedIn && !window?.state && !isClaimed(link) && (
            <ButtonLink variant="quiet" block to={link}>
              {wayWords(link)}
            </ButtonLink>
          )}
        </article>
      ) : (
        <PromotionSkeleton />
      )}
      {!signedIn ? (
        <LoginBar />
      ) : link && isClaimed(link) ? (
        <ClaimBar link={link} />
      ) : (
        <ApplyBar id={id} title={title} link={link} window={window} />
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
