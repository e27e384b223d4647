import { isSignedIn } from '../../api/core/client/session-store.ts'

/**
 * Callbacks that have been tried: once for each app start, and not again in this tab after a success. Otherwise
 * a logout would create another account for the same link. Home reads them; record-attempt.ts writes them.
 */
export const SUCCESS_KEY = 'yz:callback'
export const tried = new Set<string>()

function wasTried(callback: string): boolean {
  if (tried.has(callback)) return true
  try {
    return sessionStorage.getItem(SUCCESS_KEY) === callback
  } catch {
    return false
  }
}

/** There is a callback, nobody is logged in, and it has not been tried yet. */
export const mayRegister = (callback: string | undefined): callback is string =>
  callback !== undefined && !isSignedIn() && !wasTried(callback)
