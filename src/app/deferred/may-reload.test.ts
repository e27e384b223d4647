// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { countRequest } from '../../lib/loading/in-flight.ts'
import { mayReload } from './may-reload.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('a screen with nothing to lose may be reloaded', () => {
  document.body.innerHTML =
    '<input value=""><input type="checkbox" value="on" checked><input readonly value="3"><input data-untyped="true" value="demo888">'
  expect(mayReload('#/mine?from=home')).toBe(true)
})

test.each([
  '/recharge',
  '/payInfo?deposit_no=D1',
  '/withdrawal',
  '/transfer',
  '/gamePage?type=a',
])('does not reload a money screen: %s', (path) => expect(mayReload(`#${path}`)).toBe(false))

test('does not reload while a request is in progress', () => {
  const end = countRequest()
  expect(mayReload('#/')).toBe(false)
  end()
  expect(mayReload('#/')).toBe(true)
})

test.each([
  '<input value="a">',
  '<textarea>b</textarea>',
  '<div role="dialog"></div>',
  '<dialog open></dialog>',
  '<div role="alertdialog"></div>',
])('does not reload over %s, even in a hidden kept screen', (markup) => {
  document.body.innerHTML = `<div hidden>${markup}</div>`
  expect(mayReload('#/')).toBe(false)
})
