import { Camera } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useUploadAvatar } from '../../api/queries/profile.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { AvatarArt } from '../../ui/art/Avatar.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { checkPicture } from './check-picture.ts'
import './avatar.css'

/** The member's picture. A tap chooses a new one (gif or png), which shows at once while it uploads. */
export function AvatarUpload({ avatar }: { avatar: string }) {
  const [preview, setPreview] = useState<string>()
  const [broken, setBroken] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadAvatar({ onDone: () => toast('头像已更新', 'success') })
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chooser = event.currentTarget
    const file = chooser.files?.[0]
    chooser.value = ''
    if (!file) return
    const wrong = await checkPicture(file)
    if (wrong) return toast(wrong, 'error')
    setPreview(URL.createObjectURL(file))
    await upload.run(file)
    setPreview(undefined)
  }
  const stored = safeImageUrl(avatar)
  const src = preview ?? (stored === broken ? undefined : stored)
  return (
    <div className="avatar-place">
      <button
        type="button"
        className="avatar"
        aria-label="更换头像"
        aria-busy={upload.locked}
        aria-disabled={upload.locked || undefined}
        onClick={() => upload.locked || input.current?.click()}
      >
        {src ? (
          <img src={src} alt="" width={64} height={64} onError={() => setBroken(src)} />
        ) : (
          <AvatarArt size={64} />
        )}
        {!upload.locked && (
          <span className="avatar-mark">
            <Camera size={14} aria-hidden="true" />
          </span>
        )}
      </button>
      {upload.locked && <OnItsWay />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="选择头像图片"
        accept=".png,.gif,image/png,image/gif"
        onChange={(event) => void choose(event)}
      />
    </div>
  )
}

/** Without a percentage, because fetch does not report upload progress. */
const OnItsWay = () => (
  <div className="avatar-on-its-way" role="progressbar" aria-label="正在上传头像">
    <svg className="spin" viewBox="0 0 72 72" fill="none" aria-hidden="true">
      <circle cx="36" cy="36" r="34" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M70 36a34 34 0 0 0-34-34" stroke="var(--jade)" strokeWidth="3" strokeLinecap="round" />
    </svg>
    <span aria-hidden="true">上传中…</span>
  </div>
)
