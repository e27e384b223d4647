// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { navigateTo } from './external-navigation.ts'

test('only an address that the guard lets through is navigated to', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  expect(navigateTo('javascript:alert(1)')).toBe(false)
  expect(assign).not.toHaveBeenCalled()
  expect(navigateTo('https://venue.example/play')).toBe(true)
  expect(assign).toHaveBeenCalledWith('https://venue.example/play')
})
