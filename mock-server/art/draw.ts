import { mulberry32 } from '../seeded.ts'

/** Shared helpers of all drawings: short SVG pieces and a seeded random generator. */

export type ArtRng = () => number

/** The same seed gives the same drawing on every machine. */
export const artRng = (seed: number): ArtRng => mulberry32(seed * 2654435761 + 0x9e3779b9)

export const PAPER = '#fff6e3'
export const INK = '#123'
export const ZHU = '#e54'
export const GOLD = '#f0cf8a'
export const JADE = '#2fd0a5'

/** A number as written in a path, with at most one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10)

const STROKES = " stroke-linecap='round' stroke-linejoin='round'"
const LETTERS = " font-family='sans-serif' font-weight='700' text-anchor='middle'"

/** A complete SVG. Line caps, joins and fonts are set here, so that the pieces stay short. */
export function svg(width: number, height: number, body: string): string {
  const style =
    (body.includes('stroke=') ? STROKES : '') +
    (/<text x='[^']+' y='[^']+' font-size='[^']+' fill/.test(body) ? LETTERS : '')
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'${style}>${body}</svg>`
}

export const path = (d: string, fill: string, more = ''): string => `<path d='${d}' fill='${fill}'${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d='${d}' fill='none' stroke='${stroke}' stroke-width='${width}'${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx='${num(x)}' cy='${num(y)}' r='${num(r)}' fill='${fill}'${more}/>`

export const ring = (x: number, y: number, r: number, stroke: string, width: number, more = ''): string =>
  circle(x, y, r, 'none', ` stroke='${stroke}' stroke-width='${width}'${more}`)

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx='${num(x)}' cy='${num(y)}' rx='${rx}' ry='${ry}' fill='${fill}'${more}/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x='${num(x)}' y='${num(y)}' width='${w}' height='${h}' rx='${r}' fill='${fill}'${more}/>`

export const svgText = (x: number, y: number, size: number, fill: string, words: string | number): string =>
  `<text x='${num(x)}' y='${num(y)}' font-size='${num(size)}' fill='${fill}'>${words}</text>`

/** A group moved to x, y and then turned by degrees. */
export const turnedAt = (x: number, y: number, degrees: number, body: string): string =>
  `<g transform='translate(${num(x)} ${num(y)})${degrees ? `rotate(${num(degrees)})` : ''}'>${body}</g>`

export const fade = (opacity: number): string => ` opacity='${String(opacity).replace('0.', '.')}'`

/** Round dots of one size at each [x, y], drawn as one path. */
export const dots = (
  points: readonly (readonly number[])[],
  colour: string,
  size: number,
  more = '',
): string => line(points.map(([x = 0, y = 0]) => `M${num(x)} ${num(y)}h0`).join(''), colour, size, more)

/** Repeats the piece with this id; `more` sets the fill and stroke. */
export const again = (id: string, x: number, y: number, more = ''): string =>
  `<use href='#${id}'${x || y ? ` x='${num(x)}' y='${num(y)}'` : ''}${more}/>`

/**
 * Dashes a circle of radius `r`, cut into `parts` pieces: one is painted, then a gap of `gap` pieces follows. Uses
 * lengths, since not every renderer supports pathLength.
 */
export function cut(r: number, parts: number, gap = 1): string {
  const piece = (2 * Math.PI * r) / parts
  const lengths = gap === 1 ? [piece] : [piece, piece * gap]
  return ` stroke-dasharray='${lengths.map((length) => length.toFixed(2)).join(' ')}' stroke-linecap='butt'`
}

/** A circle's stroke in `parts` equal pieces, every second one painted. */
export const wedges = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  parts: number,
): string => ring(x, y, r, stroke, width, cut(r, parts))

/** Picks by index; an index past the end wraps around. */
export function pickAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('pick from an empty list')
  return item
}
