// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { goBack } from './go-back.ts'

afterEach(() => history.replaceState(null, ''))

const ledTo = (state: unknown) => {
  history.replaceState(state, '')
  const navigate = vi.fn()
  goBack(navigate)
  return navigate.mock.calls
}

test('one step back inside the app', () => {
  expect(ledTo({ idx: 2 })).toEqual([[-1]])
})

test.each([null, { idx: 0 }, {}, { key: 'x' }])('home after a cold link: %j', (state) => {
  expect(ledTo(state)).toEqual([['/', { replace: true }]])
})

test('a screen may name another place for a cold link', () => {
  const navigate = vi.fn()
  goBack(navigate, '/wallet?type=2')
  expect(navigate.mock.calls).toEqual([['/wallet?type=2', { replace: true }]])
})
