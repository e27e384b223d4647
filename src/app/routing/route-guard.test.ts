import { describe, expect, test } from 'vitest'
import { paths, routeOf } from './paths.ts'
import { type GuardInput, guardRoute } from './route-guard.ts'

const decide = (address: string, facts: Partial<GuardInput> = {}) => {
  const [pathname = '', query] = address.split('?')
  return guardRoute({
    pathname,
    search: query ? `?${query}` : '',
    signedIn: false,
    redPacketOpen: true,
    ...facts,
  })
}

test.each(
  paths.filter((path) => routeOf(path)?.access === 'member' && !routeOf(path)?.asksVisitor),
)('a visitor on %s goes to /login, which leads back', (path) => {
  expect(decide(`${path}?type=1`)).toEqual({
    kind: 'go',
    to: `/login?redirect=${encodeURIComponent(`${path}?type=1`)}`,
  })
  expect(decide(path, { signedIn: true })).toEqual({ kind: 'enter' })
})

test.each(paths.filter((path) => routeOf(path)?.access === 'any'))('a visitor may enter %s', (path) => {
  expect(decide(path)).toEqual({ kind: 'enter' })
})

test('unknown paths lead home', () => {
  for (const path of ['/nowhere', '/mine/', '//evil.com', ''])
    expect(decide(path)).toEqual({ kind: 'go', to: '/' })
})

describe('the red packet page', () => {
  test('waits for the switch, closes when it is off, and asks a visitor to log in', () => {
    expect(decide('/hongbao', { redPacketOpen: undefined })).toEqual({ kind: 'wait' })
    expect(decide('/hongbao', { redPacketOpen: false, signedIn: true })).toEqual({ kind: 'closed' })
    expect(decide('/hongbao', { redPacketOpen: false })).toEqual({ kind: 'closed' })
    expect(decide('/hongbao')).toEqual({ kind: 'ask' })
    expect(decide('/hongbao', { signedIn: true })).toEqual({ kind: 'enter' })
  })
  test('blocks nobody when the switch cannot be read', () => {
    expect(decide('/hongbao', { redPacketOpen: null, signedIn: true })).toEqual({ kind: 'enter' })
  })
})

test('transfer asks a visitor to log in', () => {
  expect(decide('/transfer')).toEqual({ kind: 'ask' })
})

describe('logged in on /login', () => {
  test.each([
    ['', '/'],
    ['redirect=%2Fwallet%3Ftype%3D1', '/wallet?type=1'],
    ['redirect=%2F%2Fevil.com', '/'],
    ['redirect=https%3A%2F%2Fevil.com', '/'],
    ['redirect=%2Flogin%3Fredirect%3D%2Flogin', '/'],
    ['redirect=%2F..%2F%2Fevil.com', '/'],
    ['redirect=%2Fnowhere', '/'],
    // Given twice, the first counts, here as on every screen.
    ['redirect=%2Fmine&redirect=%2F%2Fevil.com', '/mine'],
    ['redirect=%2F%2Fevil.com&redirect=%2Fmine', '/'],
  ])('%s leads to %s', (query, to) => {
    expect(decide(`/login?${query}`, { signedIn: true })).toEqual({ kind: 'go', to })
  })
})
