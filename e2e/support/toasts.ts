import { expect, type Page } from '@playwright/test'

export const shownToast = (page: Page) => page.locator('#toast')

/**
 * Runs in every page: records each toast and whether it was in view, until the player's next tap or key, which keeps
 * only what is still shown. A toast goes after 2 s, and on a busy machine the tap that caused it may return later than
 * that.
 */
export function noteToasts(): void {
  const bubble = () => document.querySelector('#toast .toast')
  const note = (text: string) => document.documentElement?.setAttribute('data-told', text)
  const noteView = () => {
    const box = bubble()?.getBoundingClientRect()
    const isInView = box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight
    document.documentElement?.toggleAttribute('data-told-in-view', isInView)
  }
  /** A toast that covers the focused element, or a field that it calls wrong, fails the test. */
  const noteCovered = () => {
    const box = bubble()?.getBoundingClientRect()
    if (!box) return
    const parts = document.querySelectorAll(
      ':is([aria-invalid=true], button:focus, input:focus, a:focus):not([inert] *)',
    )
    for (const part of parts) {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      const isBeside = box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right
      if (!isBeside) console.error(`the toast ${textNow()} covers ${part.outerHTML.slice(0, 100)}`)
    }
  }
  const textNow = () => (bubble()?.textContent ?? '').replace(/\s+/g, ' ').trim()
  let last: Element | null = null
  new MutationObserver(() => {
    const text = textNow()
    if (text !== '') note(text)
    if (bubble() === last) return
    last = bubble()
    if (last) noteView()
    requestAnimationFrame(() => requestAnimationFrame(noteCovered))
  }).observe(document, { childList: true, subtree: true })
  const startAnew = () => {
    note(textNow())
    noteView()
  }
  for (const act of ['pointerdown', 'click', 'keydown']) addEventListener(act, startAnew, true)
}

/**
 * Waits until a toast with this text has shown since the player's last tap or key, or is still shown from before.
 * No-break spaces match as plain ones.
 */
export const expectToast = (page: Page, text: string | RegExp, options?: { timeout: number }) =>
  expect(page.locator('html')).toHaveAttribute('data-told', text, options)

/** As `expectToast`, and the whole toast was within the window. */
export async function expectToastInView(page: Page, text: string | RegExp): Promise<void> {
  await expectToast(page, text)
  await expect(page.locator('html')).toHaveAttribute('data-told-in-view')
}
