import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { commonTexts } from '#contracts/texts/messages.ts'
import { PENDING } from '#contracts/wire/record-codes.ts'
import { pollEvery } from '../../api/core/polling.ts'
import { ownApplicationQuery, useApplyForActivity } from '../../api/queries/activity.ts'
import { useAskClaim } from '../../features/claim/use-ask-claim.tsx'
import type { PromotionWindow } from '../../lib/format/promotion-window.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { OwnApplication } from './OwnApplication.tsx'

type Props = {
  id: string
  title: string
  /** The screen of the app that the promotion is for. */
  link: string | undefined
  /** When applications are accepted. Undefined if the backend does not say. */
  window: PromotionWindow | undefined
}

const CLOSED = { 未开始: '活动未开始', 已结束: '活动已结束' } as const

/** Screens where players claim a reward themselves. */
const CLAIMED_AT = ['/hongbao', '/fanshui']
/** Whether the reward is claimed on such a screen, without an application (docs/rules.md#promotion-application). */
export const isClaimed = (link: string | undefined): boolean =>
  CLAIMED_AT.includes(link?.replace(/[?#].*/, '') ?? '')

/** Customer service only answers questions; it is not a screen to take part on. */
const isService = (link: string): boolean => link.replace(/[?#].*/, '') === '/kefu'
export const wayWords = (link: string): string => (isService(link) ? '咨询在线客服' : '去参与')

/**
 * 立即申请 at the foot, and before it a link to the promotion's screen. It is disabled while an application is in review
 * and outside the promotion's window. If the backend lacks the call, the member is sent to customer service, who apply
 * by hand (docs/wire.md#extensions).
 */
export function ApplyBar({ id, title, link, window }: Props) {
  const own = useQuery({ ...ownApplicationQuery(title), refetchInterval: pollReview })
  const [needsService, setNeedsService] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const apply = useApplyForActivity({
    onDone: (answer) => {
      if (answer.supported) toast(answer.message || commonTexts.submitted, 'success')
      else setNeedsService(true)
    },
  })
  const askClaim = useAskClaim()
  const start = async () => {
    if (
      apply.locked ||
      !(await askClaim({ kind: 'promotion', title: `申请「${title}」`, okText: '确认申请' }))
    )
      return
    setIsUnknown(false)
    setIsUnknown((await apply.run(id)) === 'unknown')
  }
  if (needsService) {
    return (
      <Bar note="请联系在线客服办理">
        <ButtonLink block to="/kefu">
          联系在线客服
        </ButtonLink>
      </Bar>
    )
  }
  const isInReview = own.data?.state === PENDING
  const closed = window?.state && CLOSED[window.state]
  const isShut = isInReview || closed !== undefined
  const note = isUnknown
    ? '网络异常，没有收到结果，请先到活动记录核对'
    : window?.state === '未开始'
      ? `北京时间 ${window.from} 起可申请`
      : undefined
  return (
    <Bar note={note}>
      {own.data && <OwnApplication application={own.data} />}
      <div className="promotion-ways">
        {link && !closed && (
          <ButtonLink variant={isInReview && !isService(link) ? 'solid' : 'quiet'} to={link}>
            {wayWords(link)}
          </ButtonLink>
        )}
        <Button pending={apply.locked} aria-disabled={isShut} onClick={() => isShut || void start()}>
          {isInReview ? '审核中，请稍候' : (closed ?? '立即申请')}
        </Button>
      </div>
    </Bar>
  )
}

const REVIEW_POLL_MS = 15_000
const everyReview = pollEvery(REVIEW_POLL_MS)
type Own = Parameters<typeof everyReview>[0] & { state: { data?: { state: number } | null | undefined } }
/**
 * Polls while an application is in review. Otherwise its decision would show only when the member returns to the page.
 */
const pollReview = (query: Own): number | false => query.state.data?.state === PENDING && everyReview(query)

/** For rewards that are claimed on a screen of their own. */
export const ClaimBar = ({ link }: { link: string }) => (
  <Bar>
    <ButtonLink block to={link}>
      去领取
    </ButtonLink>
  </Bar>
)

/** For visitors: leads to /login and then back to this promotion. */
export function LoginBar() {
  const { pathname, search } = useLocation()
  return (
    <Bar>
      <ButtonLink block to={loginPath(pathname + search)}>
        前往登录
      </ButtonLink>
    </Bar>
  )
}

function Bar({ note, children }: { note?: string | undefined; children: React.ReactNode }) {
  return (
    <div className="promotion-bar at-foot">
      <p className="promotion-note t12 muted" aria-live="polite">
        {note}
      </p>
      {children}
    </div>
  )
}
