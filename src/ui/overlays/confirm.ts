import { loadPart } from '../../lib/loading/load-part.ts'
import type { AlertOptions, ConfirmOptions, ConfirmRequest } from './confirm-options.ts'

/** The dialog is Chakra's and loads on first use; `preloadDialogs` fetches it a little earlier. */
const load = () => import('../chakra/overlays/ConfirmDialog.tsx')
export const preloadDialogs = (): void => void loadPart(load).catch(() => undefined)

/** Aborted with the session in which was asked: no answer may count in the next one. */
let session = new AbortController()

/** Call it when the session ends: what is open, or waits, closes as if it had been cancelled. */
export function endQuestions(): void {
  session.abort()
  session = new AbortController()
}

function ask(request: ConfirmRequest): Promise<boolean> {
  const { signal } = session
  return loadPart(load).then(
    ({ show }) => show(request, signal),
    () => !signal.aborted && askPlainly(request),
  )
}

/** Without the chunk (after a deploy, or offline) the browser's own dialog asks: an answer must always be possible. */
function askPlainly({ kind, title, body, plain }: ConfirmRequest): boolean {
  const text = [title, typeof body === 'string' ? body : plain].filter(Boolean).join('\n')
  if (kind === 'confirm') return window.confirm(text)
  window.alert(text)
  return true
}

/**
 * Asks; true for the ok button, false for cancel, the back button, Escape or the backdrop, and when the session ends.
 */
export const confirm = (options: ConfirmOptions): Promise<boolean> => ask({ ...options, kind: 'confirm' })

/** Shows a statement; resolves when it is closed. The backdrop does not close it, the end of the session does. */
export const alert = (options: AlertOptions): Promise<void> =>
  ask({ ...options, kind: 'alert' }).then(() => undefined)
