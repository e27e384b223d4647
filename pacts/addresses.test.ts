import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agentContract } from '#contracts/agent.ts'
import { buildOpenApi } from '#contracts/openapi/openapi.ts'
import { siteContract } from '#contracts/site.ts'
import { ADDRESS_CASES, APP_ORIGIN, OF_OWN_HOST } from '#contracts/test-support/test-addresses.ts'
import type { AddressKind } from '#contracts/wire/address-patterns.ts'
import { safeImageUrl } from '#src/lib/html/safe-image.ts'
import { safeExternalUrl } from '#src/lib/html/safe-url.ts'
import { appLink } from '#src/lib/navigation/app-link.ts'
import { addressBreachesIn } from './conform/addresses.ts'
import { installLink, pageAt, picture } from './consumer/support/wire.ts'
import { PACT_FILE } from './names.ts'
import { readPact } from './pact-file.ts'

const { schemas } = buildOpenApi().components as { schemas: Record<AddressKind, { pattern: string }> }

/** The matcher for each kind of address. */
const ANSWERS: Record<AddressKind, (raw: string) => number> = {
  Page: (url) => addressBreachesIn(agentContract.getAgentLoginUrl, { data: { url } }).length,
  InstallLink: (raw) => addressBreachesIn(siteContract.app, { data: { ios_download_url: raw } }).length,
  Picture: (src) => addressBreachesIn(siteContract.bannerList, { data: [{ src }] }).length,
  AppLink: (link) => addressBreachesIn(siteContract.bannerList, { data: [{ link }] }).length,
}
const INSTALLS = { schemes: ['itms-services:'] }
const GUARDS: Record<AddressKind, (raw: string) => string | undefined> = {
  Page: safeExternalUrl,
  InstallLink: (raw) => safeExternalUrl(raw, INSTALLS),
  Picture: safeImageUrl,
  AppLink: appLink,
}
/** The pact has no example of a link inside the app, which is an extension. */
const IN_PACT = { Page: pageAt, InstallLink: installLink, Picture: picture }

const CASES = Object.entries(ADDRESS_CASES).flatMap(([kind, { taken, refused }]) => [
  ...taken.map((raw) => [kind as AddressKind, raw, true] as const),
  ...refused.map((raw) => [kind as AddressKind, raw, false] as const),
])

describe('an address of a backend', () => {
  beforeEach(() => vi.stubGlobal('location', new URL(`${APP_ORIGIN}/`)))
  afterEach(() => vi.unstubAllGlobals())

  it.each(CASES)('of kind %s, %j: all say %s', (kind, raw, isTaken) => {
    const matcher = kind === 'AppLink' ? undefined : IN_PACT[kind](raw)
    const verdicts = {
      app: GUARDS[kind](raw) !== undefined,
      conform: ANSWERS[kind](raw) === 0,
      openApi: new RegExp(schemas[kind].pattern, 'u').test(raw),
      pact: matcher === undefined ? isTaken : new RegExp(matcher.regex, 'u').test(raw),
    }
    expect(verdicts).toEqual({ app: isTaken, conform: isTaken, openApi: isTaken, pact: isTaken })
  })

  it('of the own host is read in the scheme of the page', () => {
    expect(OF_OWN_HOST.map((raw) => safeImageUrl(raw))).toEqual([
      `${APP_ORIGIN}/pay/D2026?no=1`,
      `${APP_ORIGIN}/uploads/a.png`,
    ])
    expect(OF_OWN_HOST.map((raw) => safeExternalUrl(raw))).toEqual(
      OF_OWN_HOST.map((raw) => safeImageUrl(raw)),
    )
    expect(OF_OWN_HOST.map(ANSWERS.Page)).toEqual([0, 0])
  })

  it('is opened with plain ampersands where all were escaped, and as it is where one was not', () => {
    expect(safeExternalUrl('https://a.example/?a=1&amp;b=2')).toBe('https://a.example/?a=1&b=2')
    expect(safeImageUrl('/api/qr?a=1&amp;b=2')).toBe(`${APP_ORIGIN}/api/qr?a=1&b=2`)
    expect(appLink('/wallet?type=1&amp;from=a')).toBe('/wallet?type=1&from=a')
    expect(safeExternalUrl('https://a.example/?a=1&amp;b&c=2')).toBe('https://a.example/?a=1&amp;b&c=2')
    expect(safeImageUrl('data:image/svg+xml,%3Ca?a&amp;b/%3E')).toBe('data:image/svg+xml,%3Ca?a&amp;b/%3E')
  })

  it('in each field of the pact has the expression of its kind', () => {
    const patterns = new Set([pageAt(''), installLink(''), picture('')].map(({ regex }) => regex))
    const found =
      JSON.stringify(readPact(PACT_FILE)).match(/"regex":"(?:[^"\\]|\\.)*https:(?:[^"\\]|\\.)*"/g) ?? []
    expect(found.length).toBeGreaterThan(10)
    for (const pair of found) expect(patterns).toContain(JSON.parse(`{${pair}}`).regex.replace('^$|', ''))
  })
})
