import { urlOf } from '#contracts/url-of.ts'
import { startVenue } from './start.ts'

/** The lobby that opened this page: another port of this machine in development, else the same origin. */
function lobby(): string {
  const from = urlOf(document.referrer)
  const near = from !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(from.hostname)
  return near ? `${from.origin}/` : '/'
}

await startVenue({ home: lobby() })
