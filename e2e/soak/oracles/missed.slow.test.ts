import { expect, it } from 'vitest'
import { Missed } from './missed.ts'

const MINE = 'http://127.0.0.1:3000/#/mine'
const offline = (path: string) => ({ path, failure: 'net::ERR_INTERNET_DISCONNECTED', pageUrl: MINE })
const afterMissing = (request: Parameters<Missed['note']>[0]) => {
  const missed = new Missed()
  missed.note(request)
  return missed
}
const CSS_LINE =
  'console.error: Error: Unable to preload CSS for /assets/mine.css (http://127.0.0.1:3000/assets/a.js)'
const SCRIPT_LINE =
  'console.error: TypeError: Failed to fetch dynamically imported module: http://127.0.0.1:3000/assets/mine.js (http://127.0.0.1:3000/assets/a.js)'

it('a file that the missing network kept away explains the lines about it, and the page at its address', () => {
  expect(afterMissing(offline('/assets/mine.css')).explainsLine(CSS_LINE)).toBe(true)
  const missed = afterMissing(offline('/assets/mine.js'))
  expect(missed.explainsLine(SCRIPT_LINE)).toBe(true)
  expect(missed.explainsPage(MINE)).toBe(true)
})

it('a screen that has opened since is explained no longer', () => {
  const missed = afterMissing(offline('/assets/mine.js'))
  missed.opened(MINE)
  expect(missed.explainsPage(MINE)).toBe(false)
})

it('it explains no other file, no other address and no other error', () => {
  const missed = afterMissing(offline('/assets/mine.css'))
  expect(missed.explainsLine(SCRIPT_LINE)).toBe(false)
  expect(missed.explainsLine(CSS_LINE.replace('mine', 'vip'))).toBe(false)
  expect(missed.explainsPage(MINE.replace('mine', 'vip'))).toBe(false)
  expect(
    missed.explainsLine('console.error: TypeError: x is undefined (http://127.0.0.1:3000/assets/mine.css)'),
  ).toBe(false)
})

it.each([
  ['a file that the build lacks', { ...offline('/assets/mine.css'), failure: 'net::ERR_ABORTED' }],
  ['a call', offline('/api/balance')],
  ['a call of a game', offline('/_game/state')],
])('%s explains nothing', (_, request) => {
  const missed = afterMissing(request)
  expect(missed.explainsLine(`Unable to preload CSS for ${request.path}`)).toBe(false)
  expect(missed.explainsPage(MINE)).toBe(false)
})
