import { Button } from '../../ui/chakra/Button.tsx'
import { ChakraRoot } from '../../ui/chakra/ChakraRoot.tsx'
import { Dialog } from '../../ui/chakra/Dialog.tsx'
import { ServerHtml } from '../../ui/ServerHtml.tsx'
import './home-overlays.css'

type Props = { open: boolean; html: string; onClose: () => void }

/** The site's words of welcome (webcontent, sanitised) while index_modal is 1. */
export function WelcomeModal({ open, html, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="温馨提示"
      reading
      footer={
        <ChakraRoot>
          <Button block onClick={onClose}>
            我知道了
          </Button>
        </ChakraRoot>
      }
    >
      <ServerHtml html={html} className="welcome-words" />
    </Dialog>
  )
}
