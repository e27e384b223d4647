import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ProxyOptions } from 'vite'
import { PICTURE_ENDINGS } from '../../contracts/wire/address-patterns.ts'

/** Paths that Vite serves itself. Its root is `src`, so `/api/core/client/client.ts` is a file and no call. */
const isOurs = (url: string) => {
  const path = url.replace(/\?.*$/, '')
  return path.startsWith('/@') || ['', 'public'].some((folder) => existsSync(join(SOURCES, folder, path)))
}
const SOURCES = join(import.meta.dirname, '../../src')

/** Sends the app's calls, and pictures that are not the app's own, from the development server to a real backend. */
export function proxyTo(origin: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    bypass: ({ url = '' }) => (isOurs(url) ? url : undefined),
  }
  return { '^/(pay/)?api/': options, [`^/[^?]+\\.(${PICTURE_ENDINGS})(\\?|$)`]: options }
}
