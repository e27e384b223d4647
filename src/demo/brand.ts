import type { PageMock } from '#mock/browser.ts'
import { settingsOf } from '#mock/control/brand-settings.ts'
import { type Brand, readBrand } from '#mock/demo-sites/brand/brand.ts'
import { colourSheet } from '#mock/demo-sites/brand/brand-colours.ts'
import { brandKey, readDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { safeImageUrl } from '../lib/html/safe-image.ts'
import { brandWords } from './brand-words.ts'

/** The brand that the build was given, as JSON; empty: none. */
const BUILT = import.meta.env.VITE_DEMO_BRAND ?? ''

function brandIn(text: string): Brand | undefined {
  try {
    const read = readBrand(JSON.parse(text))
    return 'brand' in read ? read.brand : undefined
  } catch {
    return undefined
  }
}

/**
 * Applies the brand of this demo: the one set in its console, or else that of the build. The mock answers with its name
 * and links. Colours, logo and words are applied to the page, so that the app knows nothing of brands.
 */
export async function applyBrand(mock: PageMock): Promise<void> {
  const built = brandIn(BUILT)
  const storedBrand = readDemoKey(brandKey())
  const brand = storedBrand === undefined ? built : brandIn(storedBrand)
  window.__demoBrand = { brand, built }
  if (!brand) return
  const settings = settingsOf(brand)
  const { site } = await mock.read()
  const isNew = Object.entries(settings).some(([name, value]) => Reflect.get(site.settings, name) !== value)
  if (isNew) await mock.site({ settings })
  const logo = brand.logo === undefined ? undefined : safeImageUrl(brand.logo)
  addStyle(`${colourSheet(brand.colours ?? {})}${logo === undefined ? '' : logoSheet(logo)}`)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && logo !== undefined) icon.href = logo
  brandWords(brand)
}

function addStyle(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}

/** The drawing of the logo gives way to the picture. As a background nothing in it runs. */
const logoSheet = (address: string): string =>
  `svg[data-demo-logo]{background:url("${address.replace(/["\\\n]/g, encodeURIComponent)}") center/contain no-repeat}` +
  'svg[data-demo-logo]>*{display:none}'
