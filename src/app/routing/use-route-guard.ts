import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { sessionTexts, shellTexts } from '#contracts/texts/messages-shell.ts'
import { useToken } from '../../api/core/client/session-store.ts'
import { appQuery } from '../../api/queries/site.ts'
import { goBack } from '../../lib/navigation/go-back.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { confirm } from '../../ui/overlays/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import { routeOf } from './paths.ts'
import { guardRoute } from './route-guard.ts'

/** Home as the background of a dialog. `behind` makes it hold back its own dialogs. */
const HOME: Location = { pathname: '/', search: '', hash: '', state: { behind: true }, key: 'home' }

/**
 * The red packet switch: undefined until the first answer or failure, null if it cannot be read. It stays null during a
 * refetch: the screen shown meanwhile refetches, too, and would otherwise remove itself in a loop.
 */
function useRedPacketOpen(needed: boolean): boolean | null | undefined {
  const app = useQuery({ ...appQuery(), enabled: needed })
  if (app.data) return app.data.hasRedPacket
  return app.isFetched ? null : undefined
}

/**
 * The location whose screen may show now, or undefined if there is none yet. While a dialog asks or a toast refuses,
 * the previous screen stays; after a direct link that is home.
 */
export function useRouteGuard(): Location | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const token = useToken()
  const redPacketOpen = useRedPacketOpen(routeOf(location.pathname)?.needsRedPacket === true)
  const { pathname, search } = location
  const entry = guardRoute({ pathname, search, signedIn: token !== undefined, redPacketOpen })
  const [shown, setShown] = useState<Location>()
  if (entry.kind === 'enter' && shown !== location) setShown(location)

  const leave = useEffectEvent(() => {
    if (shown) goBack(navigate)
    else navigate('/', { replace: true })
  })
  const asking = useRef(false)
  const { kind } = entry
  const to = entry.kind === 'go' ? entry.to : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: two visits may lead to one place with no render in between
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true })
    if (kind !== 'closed') return
    toast(shellTexts.redPacketClosed)
    leave()
  }, [location, kind, to, navigate])
  useEffect(() => {
    if (kind !== 'ask' || asking.current) return
    // One tick later: if a session has just ended, the redirect to /login starts first, and no dialog is needed.
    const timer = setTimeout(() => {
      if (window.location.hash !== `#${pathname}${search}`) return
      asking.current = true
      void confirm({ title: sessionTexts.askTitle, body: sessionTexts.loginToEnter, okText: '去登录' }).then(
        (yes) => {
          asking.current = false
          if (yes) navigate(loginPath(pathname + search), { replace: true })
          else leave()
        },
      )
    })
    return () => clearTimeout(timer)
  }, [kind, pathname, search, navigate])

  if (entry.kind === 'enter') return location
  return shown ?? (entry.kind === 'ask' || entry.kind === 'closed' ? HOME : undefined)
}
