import { onSessionDropped } from '../../api/core/client/session-store.ts'
import { createListeners } from '../../lib/device/listeners.ts'

/** The account that a dialog shows once. It exists only in memory: never stored, logged or cached. */
export type NewAccount = { readonly name: string; readonly password: string; readonly payPassword: string }

let account: NewAccount | undefined
const listeners = createListeners()

export const getAccount = (): NewAccount | undefined => account

export const subscribeAccount = listeners.subscribe

/** Keeps the account for the dialog; undefined forgets it. */
export function keepAccount(next: NewAccount | undefined): void {
  account = next
  listeners.notify()
}

onSessionDropped(() => keepAccount(undefined))
