import type { NavigateFunction } from 'react-router-dom'

/** One step back within the app. When a link opened the app here, goes to `otherwise` so as not to leave it. */
export function goBack(navigate: NavigateFunction, otherwise = '/'): void {
  // The router counts its own entries in the history's state.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  if (idx > 0) navigate(-1)
  else navigate(otherwise, { replace: true })
}
