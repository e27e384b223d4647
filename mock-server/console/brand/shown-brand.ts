import { brandMark } from '../../demo-sites/brand/brand-mark.ts'

/** The demo's own name, where it has no brand. */
const OWN_NAME = '云舟'

/** The name of this demo's brand, and its mark as a picture's data address: without a brand the icon of the page. */
export function shownBrand(): { name: string; mark: string } {
  const { brand, mark } = window.__demoBrand ?? {}
  const name = brand?.name ?? OWN_NAME
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
  const own = icon?.startsWith('data:image/') ? icon : undefined
  return { name, mark: mark ?? own ?? brandMark({ name }) }
}
