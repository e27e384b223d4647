import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What axe finds in a part of the page as it stands, one line each; by all its rules, or some. */
async function flaws(page: Page, part: string, rules: readonly string[] = []): Promise<string[]> {
  // What a frame shows is somebody else's; the other mode opens a page of its own for each scan.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part)
  // What passes is only counted: to describe each part that does takes longer than to look at it.
  axe.options({
    resultTypes: ['violations'],
    ...(rules.length > 0 ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
  })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`,
    ),
  )
}

/** The system's wish changes, and its colours are there: two frames, and whatever fades meanwhile. */
async function wish(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)))
  })
}

/** The whole scan in the dark, and in the light what can be different there. */
export async function flawsInThemes(page: Page, where: string, part = 'html'): Promise<string[]> {
  await wish(page, 'dark')
  const dark = (await flaws(page, part)).map((flaw) => `${where}, dark: ${flaw}`)
  await wish(page, 'light')
  const light = (await flaws(page, part, ['color-contrast'])).map((flaw) => `${where}, light: ${flaw}`)
  return [...dark, ...light]
}
