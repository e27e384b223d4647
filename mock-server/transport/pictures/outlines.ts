import { EM, GLYPHS } from './glyphs.ts'

/**
 * Turns the text of drawings into outlines. Installed fonts differ between machines, and a picture must be the same
 * on all of them.
 */

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g
const ATTRIBUTE = /([\w-]+)='([^']*)'/g
/** Attributes that the outline does not keep, since its shape already contains them. */
const TEXT_ATTRIBUTES = new Set(['x', 'y', 'font-size', 'font-weight', 'font-family', 'text-anchor'])
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

type Weight = keyof typeof GLYPHS
type Words = { weight: Weight; words: string }

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))

const plain = (words: string): string => words.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)

/** Weight and anchor are set on the text itself or on the <svg>. */
const inherited = (svg: string): Record<string, string> => attributesOf(/^<svg [^>]*/.exec(svg)?.[0] ?? '')

const weightOf = (own: Record<string, string>, root: Record<string, string>): Weight =>
  (own['font-weight'] ?? root['font-weight']) === '700' ? 'bold' : 'regular'

/** Whether a picture still contains text. */
export const hasText = (svg: string): boolean => svg.includes('<text')

/** Every piece of text in a picture, as it is displayed. */
export function wordsIn(svg: string): Words[] {
  const root = inherited(svg)
  return [...svg.matchAll(TEXT)].map(([, attributes = '', words = '']) => ({
    weight: weightOf(attributesOf(attributes), root),
    words: plain(words),
  }))
}

/** The picture with its text as outlines. Text with a character that has no outline stays text. */
export function outlined(svg: string): string {
  const root = inherited(svg)
  return svg.replace(TEXT, (whole, attributes: string, words: string) => {
    const own = attributesOf(attributes)
    const glyphs = GLYPHS[weightOf(own, root)]
    const size = Number(own['font-size']) / EM
    let advance = 0
    let paths = ''
    for (const character of plain(words)) {
      const glyph = glyphs[character]
      if (!glyph) return whole
      if (glyph[1]) paths += `<path transform='translate(${advance} 0)' d='${glyph[1]}'/>`
      advance += glyph[0]
    }
    const anchored = (own['text-anchor'] ?? root['text-anchor']) === 'middle' ? (advance * size) / 2 : 0
    const more = Object.entries(own).filter(([name]) => !TEXT_ATTRIBUTES.has(name))
    const style = more.map(([name, value]) => ` ${name}='${value}'`).join('')
    return `<g transform='translate(${Number(own.x) - anchored} ${own.y})scale(${size})'${style}>${paths}</g>`
  })
}
