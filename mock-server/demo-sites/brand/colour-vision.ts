import { colour } from './contrast.ts'

type Vector = readonly [number, number, number]
type Matrix = readonly [Vector, Vector, Vector]

/**
 * How linear RGB looks to normal sight and to people who lack one of the three cones: Machado, Oliveira and Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.
 */
const SIGHTS: readonly Matrix[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

/** Linear RGB to the cones of Oklab, and their cube roots to Oklab (bottosson.github.io/posts/oklab). */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const times = (matrix: Matrix, [x, y, z]: Vector): Vector => {
  const [a, b, c] = matrix.map((row) => row[0] * x + row[1] * y + row[2] * z)
  return [a ?? 0, b ?? 0, c ?? 0]
}
const each = ([x, y, z]: Vector, change: (part: number) => number): Vector => [
  change(x),
  change(y),
  change(z),
]
const linear = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
const within = (part: number) => Math.min(1, Math.max(0, part))

function oklab(hex: string, sight: Matrix): Vector {
  const { r, g, b } = colour(hex)
  const seen = each(times(sight, each([r, g, b], linear)), within)
  return times(OKLAB, each(times(CONES, seen), Math.cbrt))
}

/**
 * How far apart two colours `#rrggbb` look, as a distance in Oklab (black and white: 1), to whoever sees the smallest
 * difference: normal sight or one of the three common deficiencies. Below 0.02 nobody tells them apart side by side.
 */
export const seenApart = (one: string, other: string): number =>
  Math.min(
    ...SIGHTS.map((sight) => {
      const [a, b] = [oklab(one, sight), oklab(other, sight)]
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
    }),
  )
