import { DOWNLOAD_FRAME_LIFE_MS } from '#contracts/limits.ts'
import { namedHosts, type SafeUrlOptions, safeExternalUrl } from '../html/safe-url.ts'

/** The hosts that the page's policy allows in a frame, where the build names any. */
const hosts = namedHosts(import.meta.env.VITE_FRAME_HOSTS)

/** What a phone loads for it: of an install link (`itms-services:`), which has no host, the manifest that it names. */
function filesOf(address: string): string[] {
  const { host, searchParams } = new URL(address)
  return host === '' ? searchParams.getAll('url') : [address]
}

function isTrusted(address: string): boolean {
  if (!hosts) return true
  const [file, ...more] = filesOf(address)
  return more.length === 0 && safeExternalUrl(file, { hosts: [...hosts, location.host] }) !== undefined
}

/**
 * Opens a download link in a hidden frame, so that the page stays. False when the guard refuses, and on a host that the
 * build does not trust with frames: there the browser would refuse without a word, or the phone would install what a
 * stranger offers (docs/faults.md#trusted-hosts).
 */
export function download(url: string, options?: SafeUrlOptions): boolean {
  const safe = safeExternalUrl(url, options)
  if (safe === undefined || !isTrusted(safe)) return false
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = '下载'
  frame.referrerPolicy = 'no-referrer'
  frame.src = safe
  document.body.append(frame)
  setTimeout(() => frame.remove(), DOWNLOAD_FRAME_LIFE_MS)
  return true
}
