import { expect, type Page } from '@playwright/test'

export const shownToast = (page: Page) => page.locator('#toast')

/**
 * Runs in every page: writes down what toasts tell, until the player's next tap or key, when only what is still shown stays.
 * A toast goes after 2 s, and on a busy machine the tap that led to it may return later than that.
 */
export function noteToasts(): void {
  const shown = () => (document.getElementById('toast')?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const note = (text: string) => document.documentElement?.setAttribute('data-told', text)
  new MutationObserver(() => {
    const text = shown()
    if (text !== '') note(text)
  }).observe(document, { childList: true, subtree: true })
  for (const act of ['pointerdown', 'click', 'keydown']) addEventListener(act, () => note(shown()), true)
}

/** Waits until a toast has told this since the player's last tap or key, or is still shown from before. Spaces are plain. */
export const expectTold = (page: Page, text: string | RegExp, options?: { timeout: number }) =>
  expect(page.locator('html')).toHaveAttribute('data-told', text, options)
