import { DOWNLOAD_FRAME_LIFE_MS } from '#contracts/limits.ts'
import { type SafeUrlOptions, safeExternalUrl } from './safe-url.ts'

/** Opens a download link in a hidden frame, so that the page stays. False when the guard refuses. */
export function download(url: string, options?: SafeUrlOptions): boolean {
  const safe = safeExternalUrl(url, options)
  if (safe === undefined) return false
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = '下载'
  frame.referrerPolicy = 'no-referrer'
  frame.src = safe
  document.body.append(frame)
  setTimeout(() => frame.remove(), DOWNLOAD_FRAME_LIFE_MS)
  return true
}
