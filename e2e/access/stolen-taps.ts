import type { Page } from '@playwright/test'

/**
 * The controls on the screen whose middle belongs to another control that is drawn elsewhere: a tap area larger than
 * its control was laid over them.
 */
export const stolenTaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROL = 'a, button, input, select, textarea, [role="button"]'
    const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 20)
    const stolen: string[] = []
    for (const control of document.querySelectorAll(`:is(${CONTROL}):not([inert] *)`)) {
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const thief = document.elementFromPoint(x, y)?.closest(CONTROL)
      if (!thief || thief.contains(control) || control.contains(thief)) continue
      const box = thief.getBoundingClientRect()
      const isDrawnThere = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      if (!isDrawnThere) stolen.push(`${nameOf(thief)} takes the taps of ${nameOf(control)}`)
    }
    return stolen
  })
