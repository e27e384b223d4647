import type { DrawLook } from '../../lottery/draws.ts'
import { el, svgPicture } from '../page/dom.ts'

/** The places of a die's pips, in thirds of its face. */
const PIPS = ['', '11', '0022', '001122', '00022022', '0002112022', '000210122022'].map((places) =>
  [...places.matchAll(/(\d)(\d)/g)].map(([, x, y]) => [22 + 28 * Number(x), 22 + 28 * Number(y)] as const),
)

const die = (n: number): SVGSVGElement =>
  svgPicture(
    '0 0 100 100',
    `<rect x="3" y="3" width="94" height="94" rx="20" fill="#fff6e3" stroke="#c08a2e" stroke-width="3"/>${(
      PIPS[n] ?? []
    )
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="${n === 1 ? 15 : 10}" fill="${n === 1 || n === 4 ? '#c0392b' : '#182030'}"/>`,
      )
      .join('')}`,
    'die',
    String(n),
  )

/** One drawn number, large: a ball, a die or a digit. */
export function drawnNumber(n: number, at: number, look: DrawLook): HTMLElement {
  if (look === 'dice') return el('span', { class: 'drawn' }, die(n))
  const text = look === 'balls' ? String(n).padStart(2, '0') : String(n)
  return el('span', { class: `drawn ball ball-${look === 'balls' ? (n % 4) + 1 : (at % 4) + 1} num` }, text)
}
