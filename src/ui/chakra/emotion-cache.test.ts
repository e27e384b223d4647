// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { emotionCache, withoutIs } from './emotion-cache.ts'

let count = 0

/** The rules that Emotion writes for styles under `.a`. */
function written(styles: string, selector = '.a'): string[] {
  const rules: string[] = []
  const sheet = { insert: (rule: string) => rules.push(rule) }
  count += 1
  emotionCache.insert(selector, { name: `n${count}`, styles }, sheet as never, false)
  return rules
}

test('a recipe stands above the app’s frame and below the sheets of the kit', () => {
  const three = ':not(#_):not(#_):not(#_)'
  expect(written('@layer recipes{color:red;&:hover .b{color:blue}}')).toContain(
    `@media all{${three}.a{color:red;}${three}.a:hover .b{color:blue;}}`,
  )
})

test('tokens lie below everything, style properties above, and the order of layers is not said again', () => {
  expect(written('@layer base{:root{--a:1}}', '')).toEqual(['@media all{:root{--a:1;}}'])
  expect(written('color:red')).toEqual([`${':not(#_)'.repeat(7)}.a{color:red;}`])
  expect(written('@layer base,recipes;', '').join('')).toBe('')
})

test('the steps of an animation stay, also inside a layer', () => {
  const steps = '@keyframes k{from{opacity:0;}}'
  expect(written(steps, '')).toEqual([steps])
  expect(written(`@layer base{${steps}}`, '')).toEqual([`@media all{${steps}}`])
})

test('without :is() every choice has a selector, and a list in :not() is taken apart', () => {
  expect(withoutIs('.a:is(:hover, [data-hover]):not(:disabled, [data-disabled])')).toEqual([
    '.a:hover:not(:disabled):not([data-disabled])',
    '.a[data-hover]:not(:disabled):not([data-disabled])',
  ])
  expect(withoutIs('.a:is(b, c) .d:is(e, f)')).toHaveLength(4)
})
