// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { replaceWith } from './external-redirect.ts'

test('a page that only redirects gives up its place in the history', () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue()
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  expect(replaceWith('javascript:alert(1)')).toBe(false)
  expect(replace).not.toHaveBeenCalled()
  expect(replaceWith('https://venue.example/play')).toBe(true)
  expect(replace).toHaveBeenCalledWith('https://venue.example/play')
  expect(assign).not.toHaveBeenCalled()
})

test('a redirecting page that returns from memory reloads at the address where the player tapped', () => {
  vi.spyOn(window.location, 'replace').mockReturnValue()
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  replaceWith('https://venue.example/play')
  shown(false)
  expect(reload).not.toHaveBeenCalled()
  // The redirect did not come about, and the player has gone on to another screen.
  const { hash } = window.location
  window.location.hash = '#/recharge'
  shown(true)
  expect(reload).not.toHaveBeenCalled()
  window.location.hash = hash
  shown(true)
  expect(reload).toHaveBeenCalled()
})
