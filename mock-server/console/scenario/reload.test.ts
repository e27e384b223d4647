// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadApp } from './reload.ts'

const went = () => ({
  assigned: vi.spyOn(location, 'assign').mockImplementation(() => undefined),
  reloaded: vi.spyOn(location, 'reload').mockImplementation(() => undefined),
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => history.replaceState(null, '', '/'))

test('a scenario loads the app anew on its route, without the scenario that the address named', () => {
  history.replaceState(null, '', '/demo/?scenario=demo#/mine')
  const { assigned, reloaded } = went()
  loadApp('/vip')
  expect(location.pathname + location.search + location.hash).toBe('/demo/#/vip')
  expect([assigned, reloaded].map((one) => one.mock.calls.length)).toEqual([0, 1])
})

test('a scenario that is begun on the page of a game leaves it for the app', () => {
  history.replaceState(null, '', '/demo/venue.html?ticket=1')
  const { assigned, reloaded } = went()
  loadApp('/vip')
  expect(assigned).toHaveBeenCalledWith('./#/vip')
  expect(reloaded).not.toHaveBeenCalled()
})
