import { hexOf } from '../../demo-sites/brand/contrast.ts'
import { drawnLogo } from '../../demo-sites/brand/drawn-logo.ts'

const SIDE = 48
const HUES = 24
/** Grey, black, white and what is nearly transparent are no colours of a brand. */
const LEAST = { opaque: 128, vivid: 0.25 }

/**
 * The two strongest colours of a picture as `#rrggbb`, most of it first; fewer if it has fewer. `pixels`: RGBA bytes.
 */
export function strongestColours(pixels: ArrayLike<number>): string[] {
  const sums = Array.from({ length: HUES }, () => ({ weight: 0, r: 0, g: 0, b: 0 }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    const most = Math.max(r, g, b)
    const span = most - Math.min(r, g, b)
    if (a < LEAST.opaque || most === 0 || span / most < LEAST.vivid || most < 40) continue
    const sum = sums[Math.floor(hueOf(r, g, b, most, span) * HUES) % HUES]
    if (!sum) continue
    const weight = span / 255
    sum.weight += weight
    sum.r += r * weight
    sum.g += g * weight
    sum.b += b * weight
  }
  const [first, ...rest] = sums
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  if (!first) return []
  const at = sums.indexOf(first)
  // A neighbouring hue is the same colour in another light.
  const second = rest.find((sum) => {
    const steps = Math.abs(sums.indexOf(sum) - at)
    return Math.min(steps, HUES - steps) > 2 && sum.weight > first.weight / 50
  })
  return [first, ...(second ? [second] : [])].map(({ weight, r, g, b }) =>
    hexOf({ r: r / weight, g: g / weight, b: b / weight, a: 1 }),
  )
}

/** The hue as a share of the circle, from 0 to below 1. */
function hueOf(r: number, g: number, b: number, most: number, span: number): number {
  const sixths = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return ((sixths + 6) % 6) / 6
}

/** The strongest colours of a logo, by its data address. Rejects if the picture cannot be drawn. */
export async function coloursOfLogo(address: string): Promise<string[]> {
  const context = await drawnLogo(address, SIDE)
  return context ? strongestColours(context.getImageData(0, 0, SIDE, SIDE).data) : []
}
