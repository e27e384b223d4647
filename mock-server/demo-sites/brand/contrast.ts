export type Rgba = { r: number; g: number; b: number; a: number }

/** Reads `#rrggbb` and `rgb(r g b / a)`. */
export function colour(text = ''): Rgba {
  const hex = /^#(..)(..)(..)$/.exec(text)
  if (hex)
    return {
      r: Number.parseInt(hex[1] ?? '', 16),
      g: Number.parseInt(hex[2] ?? '', 16),
      b: Number.parseInt(hex[3] ?? '', 16),
      a: 1,
    }
  const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return { r, g, b, a }
}

const light = (value: number) =>
  value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
const luminance = ({ r, g, b }: Rgba) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)

/** The contrast of two opaque colours, as WCAG defines it. */
export function contrast(a: Rgba, b: Rgba): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The opaque colour that a half transparent colour makes on a background. */
export function over(top: Rgba, ground: Rgba): Rgba {
  const mix = (x: number, y: number) => x * top.a + y * (1 - top.a)
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), a: 1 }
}

/** `#rrggbb` of an opaque colour. */
export const hexOf = ({ r, g, b }: Rgba): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
