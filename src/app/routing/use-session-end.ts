import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import {
  onSessionDropped,
  onSessionExpired,
  type SessionEndReason,
} from '../../api/core/client/session-store.ts'
import { HAS_EXPIRED } from '../../lib/navigation/links.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { alert, endQuestions } from '../../ui/overlays/confirm.ts'

/**
 * Where the end of a session leads: after a logout to /login; after an expiry, or a logout in another tab, to /login
 * with the way back. Open questions close. The alert shows once; if only the balance poll
 * noticed, /login says the reason.
 */
export function useSessionEnd(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isSilent = useRef(false)
  const leave = useEffectEvent((reason: SessionEndReason) => {
    endQuestions()
    if (reason === 'switched') return
    const to = reason === 'logout' ? '/login' : loginPath(pathname + search)
    // After the route guard, which would send a member who logged out to /login with the way back.
    setTimeout(() => {
      const state = isSilent.current ? HAS_EXPIRED : undefined
      isSilent.current = false
      if (state || location.hash !== `#${to}`) navigate(to, { replace: true, state })
    })
  })
  useEffect(() => onSessionDropped(leave), [])
  useEffect(
    () =>
      onSessionExpired(({ silent, reason }) => {
        isSilent.current = silent
        if (silent) return
        void alert({
          title: sessionTexts.expiredTitle,
          body: reason ?? sessionTexts.expired,
          okText: '重新登陆',
        })
      }),
    [],
  )
}
