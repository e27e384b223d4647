import { box, circle, fade, INK, line, PAPER, path, pickAt, ring, svgText, turnedAt, ZHU } from './draw.ts'
import type { Palette } from './palette.ts'

/** The background of a cover, behind its subject: seven plain patterns. */
export function background(p: Palette, kind: number): string {
  const base = `<path d='M0 0h100v100H0z' fill='${p.background}'/>`
  const soft = fade(0.18)
  return (
    base +
    pickAt(
      [
        circle(84, 14, 36, p.bright, soft),
        circle(14, 88, 40, p.bright, soft),
        path(
          'M50 52L-9-9H26zM50 52L60-9H92zM50 52L109 12V46zM50 52L109 78V109H80zM50 52L34 109H2zM50 52L-9 74V38z',
          p.bright,
          fade(0.13),
        ),
        path('M0 70c18-14 34-13 50-3s32 8 50-7v40H0z', p.deep) + circle(80, 18, 16, p.bright, soft),
        ring(50, 50, 34, p.bright, 1.5, fade(0.3)) + circle(50, 50, 46, p.bright, fade(0.14)),
        path('M-5 62L62-5h26L-5 88zM40 105L105 40v22L62 105z', p.bright, fade(0.13)),
        path('M0 72h100v28H0z', p.deep) + circle(50, 44, 38, p.bright, fade(0.15)),
      ],
      kind,
    )
  )
}

const SUITS = [
  'M0-9C4-3 9 0 9 4.5a4.5 4.5 0 0 1-8 2.5l1.5 3h-5L-1 7a4.5 4.5 0 0 1-8-2.5C-9 0-4-3 0-9z',
  'M0 9C-6 4-9 1-9-3a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 9-3C9 1 6 4 0 9z',
  'M0-9a4.3 4.3 0 0 1 3.4 7A4.3 4.3 0 1 1 1 5l1.5 4h-5L-1 5a4.3 4.3 0 1 1-2.4-7A4.3 4.3 0 0 1 0-9z',
  'M0-10L7.5 0 0 10-7.5 0z',
]

/** A card suit (0 spade, 1 heart, 2 club, 3 diamond) centred on 0,0, about 18 units tall. */
export const suit = (kind: number, fill: string): string => path(pickAt(SUITS, kind), fill)

/** A playing card centred on 0,0, 38 x 54. */
export function playingCard(
  x: number,
  y: number,
  degrees: number,
  rank: string,
  kind: number,
  fill = '#fff',
): string {
  const colour = kind % 2 ? ZHU : INK
  return turnedAt(
    x,
    y,
    degrees,
    box(-19, -27, 38, 54, 6, fill) +
      svgText(-11, -12, 14, colour, rank) +
      `<g transform='translate(3 7)'>${suit(kind, colour)}</g>`,
  )
}

const PIPS = [
  '',
  '0 0',
  '-7-7 7 7',
  '-7-7 0 0 7 7',
  '-7-7 7-7-7 7 7 7',
  '-7-7 7-7 0 0-7 7 7 7',
  '-7-7 7-7-7 0 7 0-7 7 7 7',
]

/** A die centred on 0,0, 28 wide; 1 and 4 are red, as on Chinese dice. */
export function die(x: number, y: number, degrees: number, value: number, shade: string): string {
  const dots = (PIPS[value] ?? '').match(/-?\d+/g) ?? []
  let d = ''
  for (let i = 0; i < dots.length; i += 2) d += `M${dots[i]} ${dots[i + 1]}h0`
  return turnedAt(
    x,
    y,
    degrees,
    box(-14, -11, 28, 28, 7, shade) +
      box(-14, -14, 28, 28, 7, PAPER) +
      line(d, value === 1 || value === 4 ? ZHU : INK, value === 1 ? 9 : 5.5),
  )
}

/** A mahjong or pai gow tile, 27 wide and 38 tall, with its back visible below. */
export const block = (x: number, y: number, back: string, face: string): string =>
  turnedAt(x, y, 0, box(0, 0, 27, 39, 5, back) + box(0, 0, 27, 34, 5, '#fdf7e8') + face)

/** A ball with a number and one highlight. */
export const numberBall = (
  x: number,
  y: number,
  r: number,
  fill: string,
  value: number,
  ink: string,
): string =>
  circle(x, y, r, fill) +
  (r < 15 ? '' : circle(x - r * 0.4, y - r * 0.52, r * 0.18, '#fff', fade(0.6))) +
  svgText(x, y + r * 0.36, r, ink, value)

/** A five-pointed star centred on 0,0, with a radius of about 10. */
export const STAR = 'M0-10l3 6.4 7 .8-5.2 4.7 1.4 6.9L0 5.3l-6.2 3.5 1.4-6.9L-10-2.8l7-.8z'
