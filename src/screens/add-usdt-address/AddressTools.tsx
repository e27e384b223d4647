import { ClipboardPaste, ScanQrCode } from 'lucide-react'
import { useRef } from 'react'
import { addressIn } from '#contracts/money/payees.ts'
import { toast } from '../../ui/toast/toast.ts'
import { canScan, textOfQrCode } from './scan.ts'

type Props = { disabled: boolean; onAddress: (address: string) => void }

/** 粘贴 and 扫码 beside the address, since nobody types 34 characters. Each shows only if the browser supports it. */
export function AddressTools({ disabled, onAddress }: Props) {
  return (
    <span className="address-tools">
      {'readText' in (navigator.clipboard ?? {}) && <Paste disabled={disabled} onAddress={onAddress} />}
      {canScan() && <Scan disabled={disabled} onAddress={onAddress} />}
    </span>
  )
}

function Paste({ disabled, onAddress }: Props) {
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => undefined)
    if (text === undefined) return toast('无法读取剪贴板，请长按输入框粘贴')
    const address = addressIn(text)
    if (address === '') return toast('剪贴板是空的，请先复制地址')
    onAddress(address)
  }
  return (
    <button type="button" className="pill soft" disabled={disabled} onClick={() => void paste()}>
      <ClipboardPaste size={16} aria-hidden="true" />
      粘贴
    </button>
  )
}

/** A picture from the camera or the album, as the phone offers. No camera permission is needed. */
function Scan({ disabled, onAddress }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const read = async (picture: File | undefined) => {
    if (!picture) return
    const text = await textOfQrCode(picture)
    if (text === undefined) return toast('没有识别到二维码，请换一张清晰的图片')
    onAddress(addressIn(text))
  }
  return (
    <>
      <button type="button" className="pill soft" disabled={disabled} onClick={() => file.current?.click()}>
        <ScanQrCode size={16} aria-hidden="true" />
        扫码
      </button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="钱包收款二维码图片"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          // The same picture may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
