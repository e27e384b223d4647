import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What axe finds in a part of the page, one line each; by all its rules, or some. */
async function flaws(page: Page, part: string, rules: readonly string[] = []): Promise<string[]> {
  // Legacy mode: frames hold other sites, and the default mode opens a page for each scan.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part)
  // Passes need no details: describing them takes longer than checking.
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

/** Sets the system’s colour scheme and waits until it shows: two frames, then the transitions. */
async function setTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
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

/** A full scan in the dark theme, and in the light theme only of what can differ: the contrast. */
export async function flawsInThemes(page: Page, where: string, part = 'html'): Promise<string[]> {
  await setTheme(page, 'dark')
  const dark = (await flaws(page, part)).map((flaw) => `${where}, dark: ${flaw}`)
  await setTheme(page, 'light')
  const light = (await flaws(page, part, ['color-contrast'])).map((flaw) => `${where}, light: ${flaw}`)
  return [...dark, ...light]
}
