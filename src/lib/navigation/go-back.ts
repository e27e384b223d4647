import type { NavigateFunction } from 'react-router-dom'

/** `isPending`: a step back was requested, which the browser takes later. `ignoreStrayTaps` resets it. */
export const goingBack = { isPending: false }

/**
 * One step back within the app. If a link opened the app on this screen, goes to `otherwise`, so as not to leave the
 * app.
 */
export function goBack(navigate: NavigateFunction, otherwise = '/'): void {
  // The router counts its entries in `history.state`.
  if (history.state?.idx > 0) {
    goingBack.isPending = true
    navigate(-1)
  } else navigate(otherwise, { replace: true })
}
