import type { Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'
import { expect } from './test.ts'

/** Injected once per page and frame, because the engine is half a megabyte. */
async function install(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
}

/** What axe finds in a part of the page, one line each, by all its rules or the given ones. */
export async function flaws(page: Page, part: string, rules: readonly string[] = []): Promise<string[]> {
  await install(page)
  const found = await page.evaluate(
    async ([context, runOnly]): Promise<Result[]> => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(context, {
        // Describing passes takes longer than checking.
        resultTypes: ['violations'],
        // Preloading would request every style sheet again, for rules that we do not use.
        preload: false,
        ...(runOnly && { runOnly }),
      })
      return violations
    },
    [part, rules.length > 0 ? { type: 'rule' as const, values: [...rules] } : undefined] as const,
  )
  return found.flatMap(({ id, nodes }) =>
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
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)))
  })
}

/** A full scan in the dark theme, and in the light theme only the contrast, since nothing else can differ. */
export async function flawsInThemes(page: Page, where: string, part = 'html'): Promise<string[]> {
  await setTheme(page, 'dark')
  const dark = (await flaws(page, part)).map((flaw) => `${where}, dark: ${flaw}`)
  await setTheme(page, 'light')
  const light = (await flaws(page, part, ['color-contrast'])).map((flaw) => `${where}, light: ${flaw}`)
  return [...dark, ...light]
}
