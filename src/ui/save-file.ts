import { inAppBrowser, isIPhone } from '../lib/device/device.ts'
import { confirm } from './overlays/confirm.ts'
import { toast } from './toast/toast.ts'

/** How long the browser may take to start the download before its object URL is revoked. */
const KEEP_MS = 60_000

export type SaveWords = {
  /** Told when the download has begun. */
  begun: string
  /** Told when the share sheet took the file; undefined where the sheet has said enough. */
  shared?: string
  /** Told where this app cannot save files: what to do instead. */
  instead: (where: string) => string
}

/**
 * Saves a file without a server, so that it also works on a file:// page, and tells the player what became of it. An
 * iPhone gets the share sheet: an app on its home screen drops downloads, and Safari keeps them out of the photos.
 */
export async function saveFile(file: File, words: SaveWords): Promise<void> {
  const app = inAppBrowser()
  if (app !== undefined) return toast(words.instead(`${app}内`))
  const outcome = isIPhone() ? await shareAfterTap(file) : 'not-shared'
  if (outcome === 'closed') return
  if (outcome === 'shared') return words.shared === undefined ? undefined : toast(words.shared, 'success')
  if ('standalone' in navigator && navigator.standalone) return toast(words.instead('桌面应用内'))
  download(file)
  toast(words.begun, 'success')
}

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}

type Shared = 'shared' | 'closed' | 'not-shared' | 'needs-tap'

/** The sheet opens only for a fresh tap, and reading many records outlasts it: then the player taps once more. */
async function shareAfterTap(file: File): Promise<Shared> {
  const outcome = await share(file)
  if (outcome !== 'needs-tap') return outcome
  const isAgreed = await confirm({ title: '文件已准备好', body: file.name, okText: '保存' })
  return isAgreed ? share(file) : 'closed'
}

async function share(file: File): Promise<Shared> {
  if (!navigator.canShare?.({ files: [file] })) return 'not-shared'
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    // Closing the sheet is the player's choice and no failure.
    return name === 'AbortError' ? 'closed' : name === 'NotAllowedError' ? 'needs-tap' : 'not-shared'
  }
}
