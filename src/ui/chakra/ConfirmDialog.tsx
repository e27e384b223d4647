import { type ReactNode, useState } from 'react'
import type { ConfirmRequest } from '../confirm-options.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = { request: ConfirmRequest; onAnswer: (yes: boolean) => void; onGone: () => void }

function ConfirmDialog({ request, onAnswer, onGone }: Props) {
  const [answer, setAnswer] = useState<boolean>()
  const open = answer === undefined
  const close = (yes: boolean) => {
    if (open) setAnswer(yes)
  }
  const isAlert = request.kind === 'alert'
  return (
    <Dialog
      open={open}
      onClose={() => close(isAlert)}
      title={request.title}
      role="alertdialog"
      closeOnBackdrop={!isAlert}
      onReleased={() => onAnswer(answer === true)}
      onExitComplete={onGone}
      footer={
        <>
          {!isAlert && (
            <Button variant="quiet" onClick={() => close(false)}>
              {request.cancelText ?? '取消'}
            </Button>
          )}
          <Button variant={request.danger ? 'danger' : 'solid'} onClick={() => close(true)}>
            {request.okText ?? (isAlert ? '我知道了' : '确定')}
          </Button>
        </>
      }
    >
      {request.body}
    </Dialog>
  )
}

/** What `confirm()` renders into its own root, outside the routes, so that it outlives the screen that asked. */
export function renderConfirm(
  request: ConfirmRequest,
  onAnswer: (yes: boolean) => void,
  onGone: () => void,
): ReactNode {
  return <ConfirmDialog request={request} onAnswer={onAnswer} onGone={onGone} />
}
