import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { closeWelcome } from '../journeys/home.ts'
import { expect, test } from '../support/test.ts'

test('the line of announcements stands still while it is out of view @both', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const state = () =>
    page.locator('.notice-line').evaluate((line) => line.getAnimations().map((one) => one.playState))
  await expect.poll(state).toEqual(['running'])
  await page.evaluate(() => scrollTo(0, 1_500))
  await expect.poll(state).toEqual(['paused'])
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(state).toEqual(['running'])
})

/**
 * Puts an element for every rule of the page's sheets that moves on and on into a box of its own, and returns their
 * selectors: a new animation is in the table by itself.
 */
const showEndless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (!(rule instanceof CSSStyleRule))
          return 'cssRules' in rule ? inside(rule.cssRules as CSSRuleList) : []
        return rule.style.animationIterationCount.includes('infinite') ? rule.selectorText.split(', ') : []
      })
    const selectors = [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules))
    const box = document.body.appendChild(document.createElement('div'))
    box.dataset.endless = ''
    box.style.cssText = 'position: absolute; top: 0; left: 0; width: 200px'
    for (const selector of selectors) {
      let place: Element = box.appendChild(document.createElement('div'))
      place.setAttribute('data-of', selector)
      for (const part of selector.replace(/::\w+$/, '').split(/[ >]+/)) {
        place = place.appendChild(document.createElement('div'))
        place.className = Array.from(part.matchAll(/\.([\w-]+)/g), ([, name]) => name).join(' ')
        for (const [, name = '', value = ''] of part.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g))
          place.setAttribute(name, value)
      }
      place.textContent = '云'
    }
    return selectors
  })

/** What moves on and on for each selector: the states of its animations. */
const movesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll('[data-endless] > *'), (one) => [
        one.getAttribute('data-of'),
        one
          .getAnimations({ subtree: true })
          .map(({ playState }) => playState)
          .join(),
      ]),
    ),
  )

test('what the style sheets move on and on stands still where less motion is asked for, and out of view', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'demo', as: DEMO })
  await closeWelcome(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const selectors = await showEndless(page)
  expect(selectors).toContain('.notice-line')
  const all = (state: (selector: string) => string) =>
    Object.fromEntries(selectors.map((selector) => [selector, state(selector)]))
  const expectAll = (state: (selector: string) => string) =>
    expect.poll(() => movesOf(page)).toEqual(all(state))
  const scroll = (top: string) =>
    page.locator('[data-endless]').evaluate((box, at) => {
      if (box instanceof HTMLElement) box.style.top = at
    }, top)

  await expectAll(() => 'running')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAll(() => '')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expectAll(() => 'running')
  await scroll('3000px')
  // A pseudo-element is not watched: those two are bars at the top, which go away with what they wait for.
  await expectAll((selector) => (selector.includes('::') ? 'running' : 'paused'))
  await scroll('0')
  await expectAll(() => 'running')
})
