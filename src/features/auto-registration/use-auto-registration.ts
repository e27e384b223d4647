import { useSyncExternalStore } from 'react'
import { registerTexts } from '#contracts/messages.ts'
import { textFor } from '../../api/core/errors.ts'
import { isSignedIn } from '../../api/core/session-store.ts'
import { useRegister } from '../../api/queries/session.ts'
import { env } from '../../lib/env.ts'
import { toast } from '../../ui/toast.ts'
import { getAccount, keepAccount, type NewAccount, subscribeAccount } from './account-store.ts'
import { mayRegister } from './attempts.ts'
import { accountFor, secureDraw } from './new-account.ts'
import { recordAttempt, recordSuccess } from './record-attempt.ts'

export type AutoRegistration = {
  /** Registers if the link asks for it. */
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
  const { run } = useRegister({
    onDone: ({ message }) => toast(message, 'success'),
    // A refusal is also shown as a success, see docs/rules.md#registration-outcome.
    onRefused: (error) => toast(textFor(error) ?? '', 'success'),
  })

  const start = async () => {
    if (!mayRegister(callback)) return
    recordAttempt(callback)
    const member = accountFor(callback, env.initialPassword, secureDraw)
    if (!member) return toast(registerTexts.username, 'error')
    const outcome = await run(member)
    // Kept even if the player has left home: only this tab has the passwords. The next visit shows them.
    if (outcome !== 'done' || !isSignedIn()) return
    recordSuccess(callback)
    keepAccount({ name: member.name, password: member.password, payPassword: member.paypassword })
  }
  return {
    start: () => void start(),
    account,
    forget: () => keepAccount(undefined),
  }
}
