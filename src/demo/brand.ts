import type { PageMock } from '#mock/browser.ts'
import { settingsToBrand } from '#mock/control/brand-settings.ts'
import { type Brand, readBrand } from '#mock/demo-sites/brand/brand.ts'
import { type BrandColours, colourSheet } from '#mock/demo-sites/brand/brand-colours.ts'
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
  const colourStyle = addStyle(colourSheet(brand?.colours ?? {}))
  const recolour = (colours: BrandColours) => {
    colourStyle.textContent = colourSheet(colours)
  }
  window.__demoBrand = { brand, built, recolour }
  if (!brand) return
  const { site } = await mock.read()
  const settings = settingsToBrand(brand, site.settings)
  if (Object.keys(settings).length > 0) await mock.site({ settings })
  const logo = brand.logo === undefined ? undefined : safeImageUrl(brand.logo)
  if (logo !== undefined) addStyle(logoSheet(logo))
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && logo !== undefined) icon.href = logo
  brandWords(brand)
}

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return style
}

/** The drawing of the logo gives way to the picture. As a background nothing in it runs. */
const logoSheet = (address: string): string =>
  `svg[data-demo-logo]{background:url("${address.replace(/["\\\n]/g, encodeURIComponent)}") center/contain no-repeat}` +
  'svg[data-demo-logo]>*{display:none}'
