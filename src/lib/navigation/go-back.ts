import type { NavigateFunction } from 'react-router-dom'

/** `isPending`: a step back was asked for, which the browser takes later. `ignoreStrayTaps` sees it end. */
export const goingBack = { isPending: false }

/** One step back within the app. When a link opened the app here, goes to `otherwise` so as not to leave it. */
export function goBack(navigate: NavigateFunction, otherwise = '/'): void {
  // The router counts its own entries in the history's state.
  if (history.state?.idx > 0) {
    goingBack.isPending = true
    navigate(-1)
  } else navigate(otherwise, { replace: true })
}
