import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Button } from '../../Button.tsx'
import type { ConfirmRequest } from '../../overlays/confirm-options.ts'
import { overlayRoot } from '../../overlays/overlays.ts'
import { Dialog } from './Dialog.tsx'

type Props = {
  request: ConfirmRequest
  signal: AbortSignal
  onAnswer: (yes: boolean) => void
  onGone: () => void
}

function ConfirmDialog({ request, signal, onAnswer, onGone }: Props) {
  const [answer, setAnswer] = useState<boolean>()
  const open = answer === undefined
  const close = (yes: boolean) => {
    if (open) setAnswer(yes)
  }
  useEffect(() => {
    // At once: what follows the end of a session must find the dialog's history entry gone.
    const cancel = () => flushSync(() => setAnswer((given) => given ?? false))
    signal.addEventListener('abort', cancel)
    return () => signal.removeEventListener('abort', cancel)
  }, [signal])
  const isAlert = request.kind === 'alert'
  return (
    <Dialog
      open={open}
      onClose={() => close(isAlert)}
      title={request.title}
      role="alertdialog"
      closeOnBackdrop={!isAlert}
      onReleased={() => onAnswer(answer === true && !signal.aborted)}
      onExitComplete={onGone}
      footer={
        <>
          {!isAlert && (
            <Button variant={request.prefersCancel ? 'solid' : 'quiet'} onClick={() => close(false)}>
              {request.cancelText ?? '取消'}
            </Button>
          )}
          <Button
            variant={request.danger ? 'danger' : request.prefersCancel ? 'quiet' : 'solid'}
            onClick={() => close(true)}
          >
            {request.okText ?? (isAlert ? '我知道了' : '确定')}
          </Button>
        </>
      }
    >
      {request.body}
    </Dialog>
  )
}

/** One question at a time: the next waits until the previous one is answered. */
let last: Promise<unknown> = Promise.resolve()

/** Asks once the earlier questions are answered; the answer is no as soon as `signal` is aborted. */
export function show(request: ConfirmRequest, signal: AbortSignal): Promise<boolean> {
  const answer = last.then(() => !signal.aborted && open(request, signal))
  last = answer.catch(() => undefined)
  return answer
}

/** In a root of its own, outside the routes, so that a question outlives the screen that asked. */
function open(request: ConfirmRequest, signal: AbortSignal): Promise<boolean> {
  const host = document.createElement('div')
  overlayRoot().append(host)
  const root = createRoot(host)
  return new Promise((resolve) => {
    const close = () => {
      root.unmount()
      host.remove()
    }
    const dialog = <ConfirmDialog request={request} signal={signal} onAnswer={resolve} onGone={close} />
    // At once: from here on the dialog hears of the end of the session.
    flushSync(() => root.render(dialog))
  })
}
