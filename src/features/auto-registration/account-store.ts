import { onSessionDropped } from '../../api/core/session-store.ts'

/** What the dialog shows once. Kept only in this variable: never stored, logged or cached. */
export type NewAccount = { readonly name: string; readonly password: string; readonly payPassword: string }

let account: NewAccount | undefined
const listeners = new Set<() => void>()

export const getAccount = (): NewAccount | undefined => account

export function subscribeAccount(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `undefined` forgets it. */
export function keepAccount(next: NewAccount | undefined): void {
  account = next
  for (const listener of [...listeners]) listener()
}

// The end of the session forgets it too.
onSessionDropped(() => keepAccount(undefined))
