import { CAPTCHA_GLYPHS } from './captcha-glyphs.ts'
import { type ArtRng, artRng, box, fade, line, num, pickAt, svg } from './draw.ts'

type Point = readonly [x: number, y: number]

const PLATES = ['#f4ecd9', '#e9f1ea', '#f3e7e3', '#e8edf5']
const INKS = ['#1d3a5f', '#14614b', '#8c2f1c', '#4a2a6b', '#6b4714', '#123']

/** Points along a stroke: straight ones about 5 units apart, curved ones through a Catmull-Rom spline. */
function sampled(stroke: string): Point[] {
  const curved = stroke.startsWith('~')
  const values = (curved ? stroke.slice(1) : stroke).split(' ').map(Number)
  const points: Point[] = []
  for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? 0, values[i + 1] ?? 0])
  const path: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i] ?? [0, 0]
    const to = points[i + 1] ?? from
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (curved ? 3 : 5)))
    for (let step = i ? 1 : 0; step <= steps; step++) {
      const t = step / steps
      path.push(
        curved
          ? spline(before, from, to, after, t)
          : [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
      )
    }
  }
  return path
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t)
  return [along(0), along(1)]
}

const between = (rng: ArtRng, low: number, high: number): number => low + rng() * (high - low)

/** One character around x, y, slanted, rotated and waved at random. */
function glyph(rng: ArtRng, sign: string, x: number, y: number): string {
  const turn = (between(rng, -15, 15) * Math.PI) / 180
  const lean = between(rng, -0.2, 0.2)
  const [wide, tall] = [between(rng, 0.85, 1), between(rng, 0.78, 0.94)]
  const [phase, swing, pitch] = [between(rng, 0, 6.28), between(rng, 0.7, 1.5), between(rng, 0.16, 0.3)]
  const place = ([px, py]: Point): string => {
    const gx = (px - 10 + swing * Math.sin(py * pitch + phase)) * wide - (py - 15) * lean
    const gy = (py - 15 + swing * Math.cos(px * pitch + phase)) * tall
    return `${num(x + gx * Math.cos(turn) - gy * Math.sin(turn))} ${num(y + gx * Math.sin(turn) + gy * Math.cos(turn))}`
  }
  return (CAPTCHA_GLYPHS[sign] ?? []).map((stroke) => `M${sampled(stroke).map(place).join('L')}`).join('')
}

/** A wavy line across the picture. */
const noise = (rng: ArtRng): string =>
  `M${num(between(rng, -4, 8))} ${num(between(rng, 6, 38))}C${num(between(rng, 24, 44))} ${num(between(rng, -8, 52))} ${num(between(rng, 70, 92))} ${num(between(rng, -8, 52))} ${num(between(rng, 112, 124))} ${num(between(rng, 6, 38))}`

/** Captcha picture `index` (0-20), 120 x 44: always the same drawing for the same index and answer. */
export function captchaSvg(index: number, answer: string): string {
  const rng = artRng(index * 7919 + 17)
  const plate = pickAt(PLATES, index)
  const signs = [...answer].map((sign, i) =>
    line(
      glyph(rng, sign, 19 + i * 27.3 + between(rng, -2.5, 2.5), 22 + between(rng, -3, 3)),
      pickAt(INKS, Math.floor(rng() * 6)),
      2.9,
    ),
  )
  const marks = [
    line(noise(rng), pickAt(INKS, index), 1.3, fade(0.55)),
    line(noise(rng), pickAt(INKS, index + 2), 1.3, fade(0.55)),
    line(noise(rng), plate, 0.8),
    line(
      Array.from({ length: 16 }, () => `M${num(between(rng, 4, 116))} ${num(between(rng, 4, 40))}h0`).join(
        '',
      ),
      pickAt(INKS, index + 4),
      1.8,
      fade(0.5),
    ),
  ]
  const order = signs.map((sign) => ({ sign, turn: rng() })).sort((a, b) => a.turn - b.turn)
  const [first = '', ...others] = marks
  return svg(
    120,
    44,
    box(0, 0, 120, 44, 8, plate) + first + order.map(({ sign }) => sign).join('') + others.join(''),
  )
}
