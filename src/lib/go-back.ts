import type { NavigateFunction } from 'react-router-dom'

/** Back to where the player was in this app; after a cold link `otherwise`, so that nobody is led out of it. */
export function goBack(navigate: NavigateFunction, otherwise = '/'): void {
  // The router counts its own entries in the history's state.
  const { idx = 0 } = (history.state ?? {}) as { idx?: number }
  if (idx > 0) navigate(-1)
  else navigate(otherwise, { replace: true })
}
