import type { Brand } from './brand.ts'
import { inkOn, OWN_COLOURS } from './brand-colours.ts'

/** An address that may stand in an attribute or a style, whatever its drawing is written with. */
const quotable = (address: string): string =>
  address.replace(/["'<>\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

/** The brand's mark as a picture's data address: its logo, or else the first character of its name on its main colour. */
export function brandMark({ name, logo, colours }: Brand): string {
  if (logo !== undefined) return quotable(logo)
  const fill = colours?.main?.dark ?? OWN_COLOURS.main.dark
  const [first = ''] = name
  const letter = first.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="${fill}"/><text x="24" y="33" font-size="26" font-weight="700" font-family="sans-serif" text-anchor="middle" fill="${inkOn(fill)}">${letter}</text></svg>`
  return quotable(`data:image/svg+xml,${encodeURIComponent(drawing)}`)
}
