import { NativeDialog } from '../../ui/NativeDialog.tsx'
import { ReadyServerHtml } from '../../ui/ServerHtml.tsx'
import './home-overlays.css'

type Props = { open: boolean; html: string; onClose: () => void }

/** The site's welcome text (webcontent, sanitised) while index_modal is 1. */
export function WelcomeModal({ open, html, onClose }: Props) {
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      title="温馨提示"
      footer={
        <button type="button" className="btn" onClick={onClose}>
          我知道了
        </button>
      }
    >
      <ReadyServerHtml html={html} className="welcome-words" />
    </NativeDialog>
  )
}
