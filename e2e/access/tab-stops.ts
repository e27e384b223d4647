import type { Page } from '@playwright/test'

/** More stops than any screen has: a longer walk goes round in a circle. */
const MOST_STOPS = 60

type Stop = { name: string; problem?: string }

/** The focused element: its name, and what is wrong with its focus indicator. Runs in the page. */
function focusedStop(): Stop {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return { name: '' }
  const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined
  const named = (at.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
  const name = (at.getAttribute('aria-label') || named.trim() || label || at.textContent || '').trim()
  // A hidden radio or checkbox is shown by its label.
  const face = at instanceof HTMLInputElement && at.offsetWidth <= 1 ? (at.closest('label') ?? at) : at
  // A sheet that is still sliding in is measured at its final place.
  for (const moving of document.getAnimations())
    if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish()
  const isRinged = (part: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    // Fields draw their focus indicator inside: the 1 px border becomes thicker.
    return hasOutline || /(1\.5px|2px|-2px 0px 0px) inset/.test(boxShadow)
  }
  const row = at.closest('label, .money-amount, .search-box')
  const parts = [at, face, ...face.querySelectorAll('*'), ...(row ? [row] : [])]
  if (!parts.some(isRinged)) return { name, problem: 'it does not show that it has the focus' }
  const { left, right, top, bottom } = face.getBoundingClientRect()
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (!seen || !face.contains(seen))
    return { name, problem: `it is covered by ${seen?.outerHTML.slice(0, 120)}` }
  return { name }
}

/** Presses Tab until the named element has the focus. Every stop must show its focus and be uncovered. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const stops: string[] = []
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    const { name, problem } = await page.evaluate(focusedStop)
    if (problem && presses > 0) throw new Error(`${name}: ${problem}`)
    if (typeof wanted === 'string' ? name.startsWith(wanted) : wanted.test(name)) return
    stops.push(name)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${wanted}; it stood on ${stops.join(' | ')}`)
}
