import { isSignedIn } from '../../api/core/session-store.ts'

/**
 * Which callbacks have had their registration: one try an app start, and after a success none for as long as the tab
 * lives, or a logout would be followed by another account for the same link.
 */
const KEY = 'yz:callback'
const tried = new Set<string>()

function wasTried(callback: string): boolean {
  if (tried.has(callback)) return true
  try {
    return sessionStorage.getItem(KEY) === callback
  } catch {
    return false
  }
}

/** A callback asks for a registration, nobody is logged in, and it was not tried yet. */
export const mayRegister = (callback: string | undefined): callback is string =>
  callback !== undefined && !isSignedIn() && !wasTried(callback)

export const recordAttempt = (callback: string): void => void tried.add(callback)

export function recordSuccess(callback: string): void {
  try {
    sessionStorage.setItem(KEY, callback)
  } catch {
    // blocked: this app start remembers it
  }
}
