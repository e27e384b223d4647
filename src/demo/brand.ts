import type { PageMock } from '#mock/browser.ts'
import { settingsToBrand } from '#mock/control/brand-settings.ts'
import { type Brand, readBrand } from '#mock/demo-sites/brand/brand.ts'
import { type BrandColours, colourSheet } from '#mock/demo-sites/brand/brand-colours.ts'
import { brandMark } from '#mock/demo-sites/brand/brand-mark.ts'
import { drawnLogo } from '#mock/demo-sites/brand/drawn-logo.ts'
import { brandKey, readDemoKey, writeDemoKey } from '#mock/demo-sites/demo-keys.ts'
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
  keepBrandOfAddress()
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
  if (Object.keys(settings).length > 0) await mock.site({ settings, by: 'demo' })
  const mark = safeImageUrl(brandMark(brand))
  if (mark !== undefined) {
    window.__demoBrand.mark = mark
    addStyle(markSheet(mark))
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon) icon.href = mark
    void touchIcon(mark).catch(() => undefined)
  }
  brandWords(brand)
  window.__demoBrand.dress = (root) => brandWords(brand, root)
}

/** A link carries the brand of the demo that it was made in. It counts once, and is this demo's from then on. */
function keepBrandOfAddress(): void {
  const address = new URL(location.href)
  const given = address.searchParams.get('brand')
  if (given === null) return
  address.searchParams.delete('brand')
  history.replaceState(history.state, '', address.href)
  const brand = brandIn(given)
  if (brand) writeDemoKey(brandKey(), JSON.stringify(brand))
}

const TOUCH_ICON_PX = 180

/** The home screen's icon of an iPhone, which takes no drawing. */
async function touchIcon(mark: string): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')
  const drawn = icon && (await drawnLogo(mark, TOUCH_ICON_PX))
  if (drawn) icon.href = drawn.canvas.toDataURL('image/png')
}

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return style
}

/** The boat on the flap of the red packet, by the beginning of its lines (src/screens/red-packet/RedPacketArt.tsx). */
const BOAT = ['M125 34c8 3', 'M106 60c6-3.5']

/** The drawing of the logo gives way to the mark, as a background in which nothing runs; the packet loses its boat. */
const markSheet = (address: string): string =>
  `${BOAT.map((start) => `path[d^="${start}"]`).join()}{display:none}` +
  `svg[data-demo-logo]{background:url("${address}") center/contain no-repeat}` +
  'svg[data-demo-logo]>*{display:none}'
