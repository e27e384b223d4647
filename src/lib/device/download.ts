import { DOWNLOAD_FRAME_LIFE_MS } from '#contracts/limits.ts'
import { namedHosts, type SafeUrlOptions, safeExternalUrl } from '../html/safe-url.ts'

/** The hosts that the page's policy allows in a frame, if the build names any. */
const hosts = namedHosts(import.meta.env.VITE_FRAME_HOSTS)

/**
 * The addresses that a phone loads for a link. An install link (`itms-services:`) has no host itself but names a
 * manifest.
 */
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
 * Opens a download link in a hidden frame, so that the page stays. False if the guard refuses the address, or if the
 * build does not trust its host with frames: the browser would then refuse silently, or the phone would install a
 * stranger's app (docs/faults.md#trusted-hosts).
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
