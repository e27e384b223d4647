import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { appQuery } from '../../api/site.ts'
import { callbackOf } from '../../features/auto-registration/callback.ts'
import { useAutoRegistration } from '../../features/auto-registration/use-auto-registration.ts'
import { noteGreeting, wasGreeted } from './greeted.ts'

const WelcomeModal = lazy(() => import('./WelcomeModal.tsx').then((m) => ({ default: m.WelcomeModal })))
const AccountDialog = lazy(() =>
  import('../../features/auto-registration/AccountDialog.tsx').then((m) => ({ default: m.AccountDialog })),
)

/**
 * What meets whoever comes to home: the welcome modal, and behind it the registration that a `callback` asks for
 * (spec section 4). Nothing happens before the site has answered.
 */
export function Entrance() {
  const { search } = useLocation()
  const { data: app, dataUpdatedAt, isError } = useQuery(appQuery())
  const registration = useAutoRegistration(callbackOf(search, window.location.search))
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)

  const answered = dataUpdatedAt > 0 || isError
  const hasModal = app?.index_modal === true && app.webcontent.trim() !== ''
  const meet = useEffectEvent(() => {
    if (hasModal && (!wasGreeted() || registration.wanted)) {
      noteGreeting()
      setOpened(true)
      setOpen(true)
    } else if (registration.wanted) registration.start()
  })
  useEffect(() => {
    if (answered) meet()
  }, [answered])
  const close = () => {
    if (!open) return
    setOpen(false)
    registration.start()
  }
  return (
    <Suspense>
      {opened && <WelcomeModal open={open} html={app?.webcontent ?? ''} onClose={close} />}
      {registration.account && <AccountDialog account={registration.account} onClose={registration.forget} />}
    </Suspense>
  )
}
