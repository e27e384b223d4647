import { SUCCESS_KEY, tried } from './attempts.ts'

/** The link's callback is not tried again before the next app start. */
export const recordAttempt = (callback: string): void => void tried.add(callback)

/** Nor later in this tab: it has led to an account. */
export function recordSuccess(callback: string): void {
  try {
    sessionStorage.setItem(SUCCESS_KEY, callback)
  } catch {
    // Storage is blocked: `tried` still holds the callback until the next app start.
  }
}
