import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { appQuery } from '../../../api/queries/site.ts'
import { mayRegister } from '../../../features/auto-registration/attempts.ts'
import { callbackOf } from '../../../features/auto-registration/callback.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { onceAVisit } from '../../../lib/loading/once-a-visit.ts'
import { whenIdle } from '../../../lib/loading/when-idle.ts'
import { useLazyOverlay } from '../../../ui/overlays/use-lazy-overlay.ts'

const loadWelcome = () => import('../overlays/WelcomeModal.tsx').then((m) => m.WelcomeModal)
const LinkRegistration = lazyPart(() =>
  import('../../../features/auto-registration/LinkRegistration.tsx').then((m) => m.LinkRegistration),
)
/** The welcome shows after this time even if the page is still busy. */
const LATEST_MS = 2_000

const welcomed = onceAVisit('yz:greeted')

/**
 * Whether the app was opened by a link with a callback. Its new account may have to be shown on a later visit to home.
 */
let linked = false

/**
 * Opens the welcome modal on arrival at home, and after it the registration that a `callback` requests
 * (docs/rules.md#automatic-registration). Waits until the request for the site's data has ended.
 */
export function Entrance() {
  const { search, state } = useLocation()
  const { data: app, dataUpdatedAt, isError } = useQuery(appQuery())
  const callback = callbackOf(search, window.location.search)
  const [mayStart, setMayStart] = useState(false)
  const { Overlay: WelcomeModal, ...welcome } = useLazyOverlay(loadWelcome, () => setMayStart(true))

  if (callback !== undefined) linked = true
  // As the background of a dialog of the shell, home opens no dialog of its own.
  const ready = (dataUpdatedAt > 0 || isError) && state?.behind !== true
  const hasModal = app?.hasWelcome === true && app.welcomeHtml.trim() !== ''
  const openModalOrRegister = useEffectEvent(() => {
    if (hasModal && (!welcomed.isDone() || mayRegister(callback))) {
      welcomed.mark()
      welcome.show()
    } else setMayStart(true)
  })
  // Waits until the first screen is drawn.
  useEffect(() => (ready ? whenIdle(openModalOrRegister, LATEST_MS) : undefined), [ready])
  const close = () => {
    welcome.close()
    setMayStart(true)
  }
  return (
    <Suspense>
      {WelcomeModal && <WelcomeModal open={welcome.open} html={app?.welcomeHtml ?? ''} onClose={close} />}
      {linked && <LinkRegistration callback={callback} mayStart={mayStart} />}
    </Suspense>
  )
}
