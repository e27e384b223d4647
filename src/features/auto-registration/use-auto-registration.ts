import { useSyncExternalStore } from 'react'
import { registerTexts } from '#contracts/texts/messages.ts'
import { textFor } from '../../api/core/client/errors.ts'
import { getToken } from '../../api/core/client/session-store.ts'
import { appBack } from '../../api/core/site-closed.ts'
import { type Registered, type RegistrationRequest, useRegister } from '../../api/queries/session.ts'
import { parseEnv } from '../../lib/parse-env.ts'
import { toast } from '../../ui/toast/toast.ts'
import { getAccount, keepAccount, type NewAccount, subscribeAccount } from './account-store.ts'
import { mayRegister } from './attempts.ts'
import { accountFor, secureDraw } from './new-account.ts'
import { recordAttempt, recordSuccess } from './record-attempt.ts'

const { initialPassword } = parseEnv({
  VITE_BACKEND: import.meta.env.VITE_BACKEND,
  VITE_INITIAL_PASSWORD: import.meta.env.VITE_INITIAL_PASSWORD,
})

export type AutoRegistration = {
  /** Registers if the link requests it. */
  start: () => void
  /** The new account, until `forget`. */
  account: NewAccount | undefined
  forget: () => void
}

/**
 * Registration by link, see docs/rules.md#automatic-registration. A failure shows the server's message and
 * changes nothing.
 */
export function useAutoRegistration(callback: string | undefined): AutoRegistration {
  const account = useSyncExternalStore(subscribeAccount, getAccount)
  // At once, even if the player has left home: only this tab has the passwords, and the end of the session forgets them.
  const keep = ({ signedIn }: Registered, { name, password, payPassword }: RegistrationRequest) => {
    if (!signedIn || callback === undefined) return
    recordSuccess(callback)
    keepAccount({ name, password, payPassword })
  }
  const { run } = useRegister({
    onDone: (answer, member) => {
      keep(answer, member)
      toast(answer.message, 'success')
    },
    onAway: (answer, member) => {
      keep(answer, member)
      const token = getToken()
      // Behind the maintenance notice the message waits, unless somebody else logs in meanwhile.
      void appBack()?.then(() => token === getToken() && toast(answer.message, 'success'))
    },
    // A refusal is also shown as a success, see docs/rules.md#registration-outcome.
    onRefused: (error) => toast(textFor(error) ?? '', 'success'),
  })

  const start = () => {
    if (!mayRegister(callback)) return
    recordAttempt(callback)
    const member = accountFor(callback, initialPassword, secureDraw)
    if (!member) return toast(registerTexts.username, 'error')
    void run(member)
  }
  return {
    start,
    account,
    forget: () => keepAccount(undefined),
  }
}
