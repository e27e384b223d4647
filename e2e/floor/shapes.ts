import type { Page } from '@playwright/test'

type Shape = { what: string; place: number[]; look: string }

/** Where these parts stand, and their colours, corners and type. Runs in the page. */
const read = (selectors: readonly string[]): Shape[] =>
  selectors.flatMap((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((part) => part.offsetParent !== null || getComputedStyle(part).position === 'fixed')
      .slice(0, 6)
      .map((part, at) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { backgroundColor, color, borderTopLeftRadius, fontSize, fontWeight } = getComputedStyle(part)
        return {
          what: `${selector} ${at}`,
          place: [x, y, width, height].map(Math.round),
          look: [backgroundColor, color, borderTopLeftRadius, fontSize, fontWeight].join(' '),
        }
      }),
  )

export const shapesOf = (page: Page, selectors: readonly string[]): Promise<Shape[]> =>
  page.evaluate(read, selectors)

/** Lines for each part that stands more than a pixel elsewhere, or looks different. */
export function shapeDifferences(old: readonly Shape[], today: readonly Shape[]): string[] {
  if (old.length !== today.length) return [`${old.length} parts, today ${today.length}`]
  return old.flatMap(({ what, place, look }, at) => {
    const other = today[at]
    if (!other) return []
    const isMoved = place.some((value, side) => Math.abs(value - (other.place[side] ?? 0)) > 1)
    return [
      ...(isMoved ? [`${what} at ${place}, today at ${other.place}`] : []),
      ...(look === other.look ? [] : [`${what}: ${look}, today ${other.look}`]),
    ]
  })
}
