import { useEffect, useEffectEvent, useState } from 'react'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../../api/core/server-time.ts'
import { storage } from '../../../lib/device/storage.ts'
import { Button } from '../../../ui/Button.tsx'
import { NativeDialog } from '../../../ui/overlays/NativeDialog.tsx'
// The welcome opens with its text, or not at all.
import '../../../lib/html/sanitize.ts'
import { ReadyServerHtml } from '../../../ui/html/ServerHtml.tsx'
import './home-overlays.css'

type Props = { open: boolean; html: string; onClose: () => void }

const today = () => beijingDay(serverNow())

/**
 * The site's welcome text (sanitised) while the operator shows it. After 今日不再提示 it counts as closed for the
 * rest of the Beijing day.
 */
export function WelcomeModal({ open, html, onClose }: Props) {
  const [isUnwanted] = useState(() => storage.get('yz:welcomed') === today())
  const [notToday, setNotToday] = useState(false)
  const closeUnseen = useEffectEvent(onClose)
  useEffect(() => {
    if (isUnwanted) closeUnseen()
  }, [isUnwanted])
  if (isUnwanted) return null
  const close = () => {
    if (notToday) storage.set('yz:welcomed', today())
    onClose()
  }
  return (
    <NativeDialog
      open={open}
      onClose={close}
      title="温馨提示"
      footer={
        <>
          <label className="welcome-not-today t12 muted">
            <input
              type="checkbox"
              checked={notToday}
              onChange={({ target }) => setNotToday(target.checked)}
            />
            今日不再提示
          </label>
          <Button onClick={close}>我知道了</Button>
        </>
      }
    >
      <ReadyServerHtml html={html} className="welcome-words" />
    </NativeDialog>
  )
}
