import { createRoot } from 'react-dom/client'
import type { AlertOptions, ConfirmOptions, ConfirmRequest } from './confirm-options.ts'
import { overlayRoot } from './overlays.ts'

/** The dialog is Chakra's and loads on first use; `preloadDialogs` fetches it a little earlier. */
const load = () => import('./chakra/ConfirmDialog.tsx')
export const preloadDialogs = (): void => void load().catch(() => undefined)

/** One question at a time: the next waits until the previous one is answered. */
let last: Promise<unknown> = Promise.resolve()

function ask(request: ConfirmRequest): Promise<boolean> {
  const answer = last.then(() => show(request))
  last = answer.catch(() => undefined)
  return answer
}

async function show(request: ConfirmRequest): Promise<boolean> {
  const dialog = await load().catch(() => undefined)
  if (!dialog) return askPlainly(request)
  const host = document.createElement('div')
  overlayRoot().append(host)
  const root = createRoot(host)
  return new Promise((resolve) => {
    const close = () => {
      root.unmount()
      host.remove()
    }
    root.render(dialog.renderConfirm(request, resolve, close))
  })
}

/** Without the chunk (after a deploy, or offline) the browser's own dialog asks: an answer must always be possible. */
function askPlainly({ kind, title, body }: ConfirmRequest): boolean {
  const text = [title, typeof body === 'string' ? body : undefined].filter(Boolean).join('\n')
  if (kind === 'confirm') return window.confirm(text)
  window.alert(text)
  return true
}

/** Asks; true for the ok button, false for cancel, the back button, Escape or the backdrop. */
export const confirm = (options: ConfirmOptions): Promise<boolean> => ask({ ...options, kind: 'confirm' })

/** Shows a statement; resolves when it is closed. The backdrop does not close it. */
export const alert = (options: AlertOptions): Promise<void> =>
  ask({ ...options, kind: 'alert' }).then(() => undefined)
