import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/chakra/Button.tsx'
import { ChakraRoot } from '../../ui/chakra/ChakraRoot.tsx'
import { Dialog } from '../../ui/chakra/Dialog.tsx'
import './home-overlays.css'

type Props = { open: boolean; notices: readonly string[]; onClose: () => void }

/** All notices of the bar, and the way to the message center. Plain text, whatever they hold. */
export function NoticeDialog({ open, notices, onClose }: Props) {
  const navigate = useNavigate()
  const goOn = () => {
    onClose()
    navigate('/message')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="公告"
      reading
      footer={
        <ChakraRoot>
          <Button variant="quiet" onClick={onClose}>
            关闭
          </Button>
          <Button onClick={goOn}>更多公告</Button>
        </ChakraRoot>
      }
    >
      {notices.length === 0 && <p className="notice-none">现在没有公告，稍后再来看看。</p>}
      <ol className="notice-list">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ol>
    </Dialog>
  )
}
