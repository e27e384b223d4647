import type { Box, VisiblePart } from './boxes.ts'

/** Smaller differences come from the browser’s rounding. */
const TOLERANCE_PX = 0.5

const SIDES = ['x', 'y', 'width', 'height'] as const
const round = (px: number) => Math.round(px * 10) / 10
const say = ({ x, y, width, height }: Box) => `${round(width)}×${round(height)} at ${round(x)},${round(y)}`

/** Numbers parts of the same name in reading order. */
function numbered(parts: readonly VisiblePart[]): Map<string, Box> {
  const seen = new Map<string, number>()
  return new Map(
    parts.map(({ what, box }) => {
      const at = (seen.get(what) ?? 0) + 1
      seen.set(what, at)
      return [at === 1 ? what : `${what} (${at})`, box]
    }),
  )
}

/** Parts that are moved, resized or missing in one of the two builds, one line each. */
export function differences(demo: readonly VisiblePart[], production: readonly VisiblePart[]): string[] {
  const [inDemo, inProduction] = [numbered(demo), numbered(production)]
  const moved = [...inDemo].flatMap(([what, box]) => {
    const other = inProduction.get(what)
    if (!other) return [`${what}: demo ${say(box)}, production has none`]
    return SIDES.some((side) => Math.abs(box[side] - other[side]) > TOLERANCE_PX)
      ? [`${what}: demo ${say(box)}, production ${say(other)}`]
      : []
  })
  const added = [...inProduction].flatMap(([what, box]) =>
    inDemo.has(what) ? [] : [`${what}: demo has none, production ${say(box)}`],
  )
  return [...moved, ...added]
}
