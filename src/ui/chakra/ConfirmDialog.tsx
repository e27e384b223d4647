import { type ReactNode, useState } from 'react'
import type { ConfirmRequest } from '../confirm-options.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = { asked: ConfirmRequest; onAnswer: (yes: boolean) => void; onGone: () => void }

function ConfirmDialog({ asked, onAnswer, onGone }: Props) {
  const [given, setGiven] = useState<boolean>()
  const open = given === undefined
  const answer = (yes: boolean) => {
    if (open) setGiven(yes)
  }
  const isAlert = asked.kind === 'alert'
  return (
    <Dialog
      open={open}
      onClose={() => answer(isAlert)}
      title={asked.title}
      role="alertdialog"
      closeOnBackdrop={!isAlert}
      onReleased={() => onAnswer(given === true)}
      onExitComplete={onGone}
      footer={
        <>
          {!isAlert && (
            <Button variant="quiet" onClick={() => answer(false)}>
              {asked.cancelText ?? '取消'}
            </Button>
          )}
          <Button variant={asked.danger ? 'danger' : 'solid'} onClick={() => answer(true)}>
            {asked.okText ?? (isAlert ? '我知道了' : '确定')}
          </Button>
        </>
      }
    >
      {asked.body}
    </Dialog>
  )
}

/** What `confirm()` renders into its own root, outside the routes, so that it outlives the screen that asked. */
export function renderConfirm(
  asked: ConfirmRequest,
  onAnswer: (yes: boolean) => void,
  onGone: () => void,
): ReactNode {
  return <ConfirmDialog asked={asked} onAnswer={onAnswer} onGone={onGone} />
}
