import { brandMark } from '../../demo-sites/brand/brand-mark.ts'
import { shownWords } from '../../demo-sites/brand/brand-words.ts'

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

/**
 * A text of the site that was edited in the brand's words, in the demo's own: the next brand may have other words. A
 * line that nobody touched stays as it was.
 */
export function storedWords(typed: string, before: string): string {
  const name = window.__demoBrand?.brand?.name
  const lines = new Map(before.split('\n').map((line) => [shownWords(line), line]))
  const stored = (line: string) => lines.get(line) ?? (name ? line.replaceAll(name, OWN_NAME) : line)
  return typed.split('\n').map(stored).join('\n')
}
