import { DOWNLOAD_FRAME_LIFE_MS } from '#contracts/limits.ts'
import { namedHosts } from './named-hosts.ts'
import { type SafeUrlOptions, safeExternalUrl } from './safe-url.ts'

/** The hosts that the page's policy allows in a frame, where the build names any. */
const hosts = namedHosts(import.meta.env.VITE_FRAME_HOSTS)

/**
 * Opens a download link in a hidden frame, so that the page stays. False when the guard refuses, and on a host that the
 * build does not trust with frames: there the browser would refuse without a word (docs/faults.md#trusted-hosts).
 */
export function download(url: string, options?: SafeUrlOptions): boolean {
  const safe = safeExternalUrl(url, hosts ? { hosts: [...hosts, location.host], ...options } : options)
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
