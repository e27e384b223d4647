import { expect, test, vi } from 'vitest'
import { judgeAll } from '#contracts/test-corpora/run-corpus.ts'
import { URL_PARTS, urlOf } from '#contracts/test-corpora/urls.ts'
import { isOrderNo } from '../format/order-no.ts'
import { appLink } from '../navigation/app-link.ts'
import { sanitizeRedirect } from '../navigation/redirect.ts'
import { safeImageUrl } from './safe-image.ts'
import { safeExternalUrl } from './safe-url.ts'

const ORIGIN = 'https://app.test'
const KNOWN = ['/', '/mine', '/wallet', '/login']
const isKnown = (path: string) => KNOWN.includes(path)
const atOrigin = () => vi.stubGlobal('location', new URL(`${ORIGIN}/`))

/** The targets of an address, read once, and read again after one more decoding. */
function targetsOf(address: string): URL[] {
  const read = (text: string) => (URL.canParse(text, ORIGIN) ? [new URL(text, ORIGIN)] : [])
  try {
    return [...read(address), ...read(decodeURIComponent(address))]
  } catch {
    return read(address)
  }
}

test('the way back after a login stays in this app, however often it is decoded', () => {
  judgeAll('URLs: way back', URL_PARTS, (parts) => {
    const redirect = sanitizeRedirect(urlOf(parts), isKnown)
    const [target] = targetsOf(redirect)
    if (targetsOf(redirect).some(({ origin }) => origin !== ORIGIN))
      return `${JSON.stringify(urlOf(parts))} leads out`
    return target && isKnown(target.pathname) && target.pathname !== '/login'
      ? undefined
      : `${JSON.stringify(urlOf(parts))} leads to ${redirect}`
  })
})

test('an address of the server is https, to the host that is written, for nobody; or it is refused', () => {
  atOrigin()
  judgeAll('URLs: out of the app', URL_PARTS, (parts) => {
    const raw = urlOf(parts)
    const safe = safeExternalUrl(raw)
    if (safe === undefined) return undefined
    const { protocol, username, password, hostname } = new URL(safe)
    const isPlain = protocol === 'https:' && username + password === ''
    // http to the own host is read as https.
    const written = raw.toLowerCase().replace(/^http:\/\/(?=app\.test\b)/, 'https://')
    return isPlain && /^https:\/\/[^/?#@\\]+/.test(written) && written.startsWith(`https://${hostname}`)
      ? undefined
      : `${JSON.stringify(raw)} leads to ${safe}`
  })
})

test('the guard lets good addresses through: not every case of the corpus is refused', () => {
  atOrigin()
  expect(safeExternalUrl(urlOf(['https:', '//', '', 'trap.invalid', '/wallet?type=1']))).toBe(
    'https://trap.invalid/wallet?type=1',
  )
  expect(sanitizeRedirect(urlOf(['', '', '', '', '/wallet?type=1']), isKnown)).toBe('/wallet?type=1')
  expect(appLink(urlOf(['', '', '', '', '/wallet?type=1']))).toBe('/wallet?type=1')
})

test('a picture comes by https or from this origin', () => {
  atOrigin()
  judgeAll('URLs: pictures', URL_PARTS, (parts) => {
    const src = safeImageUrl(urlOf(parts))
    if (src === undefined) return undefined
    return new URL(src).protocol === 'https:'
      ? undefined
      : `${JSON.stringify(urlOf(parts))} is drawn from ${src}`
  })
})

test('a link into the app names a path of this origin', () => {
  judgeAll('URLs: links into the app', URL_PARTS, (parts) => {
    const path = appLink(urlOf(parts))
    return path === undefined || targetsOf(path).every(({ origin }) => origin === ORIGIN)
      ? undefined
      : `${JSON.stringify(urlOf(parts))} leads out`
  })
})

test('no address passes for an order number', () => {
  judgeAll('URLs: order numbers', URL_PARTS, (parts) => {
    const text = urlOf(parts)
    return isOrderNo(text) && /[^\w.-]/.test(text) ? `${JSON.stringify(text)} is taken` : undefined
  })
})
