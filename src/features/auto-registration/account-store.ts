import { onSessionDropped } from '../../api/core/client/session-store.ts'
import { createListeners } from '../../lib/device/listeners.ts'

/** What the dialog shows once. Kept only in this variable: never stored, logged or cached. */
export type NewAccount = { readonly name: string; readonly password: string; readonly payPassword: string }

let account: NewAccount | undefined
const listeners = createListeners()

export const getAccount = (): NewAccount | undefined => account

export const subscribeAccount = listeners.subscribe

/** `undefined` forgets it. */
export function keepAccount(next: NewAccount | undefined): void {
  account = next
  listeners.notify()
}

// The end of the session forgets it too.
onSessionDropped(() => keepAccount(undefined))
