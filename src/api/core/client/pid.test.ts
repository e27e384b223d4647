// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})
const fresh = () => import('./pid.ts')

test('a pid is kept for the session, even over a reload', async () => {
  const before = await fresh()
  before.rememberPid('agent_7-A')
  expect(before.getPid()).toBe('agent_7-A')
  before.rememberPid(undefined)
  before.rememberPid('')
  vi.resetModules()
  expect((await fresh()).getPid()).toBe('agent_7-A')
})

test.each([
  'a&redirect=//evil#x',
  'a b',
  '中',
  '<b>',
  'x'.repeat(33),
  '',
  null,
  undefined,
  'a\n',
  '../x',
])('%j is not a pid', async (value) => {
  const { rememberPid, getPid, withPid } = await fresh()
  rememberPid(value)
  expect(getPid()).toBeUndefined()
  expect(withPid('https://visit.example/')).toBe('https://visit.example/')
})

test('a stored value that is not a pid is ignored', async () => {
  sessionStorage.setItem('yz:pid', 'a&redirect=//evil')
  expect((await fresh()).getPid()).toBeUndefined()
})

test('the visit url gets register?pid= after exactly one slash', async () => {
  const { rememberPid, withPid } = await fresh()
  rememberPid('p1')
  expect(withPid('https://visit.example')).toBe('https://visit.example/register?pid=p1')
  expect(withPid('https://visit.example/')).toBe('https://visit.example/register?pid=p1')
})

test('with blocked storage the pid lasts until a reload', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { rememberPid, getPid } = await fresh()
  expect(getPid()).toBeUndefined()
  rememberPid('p1')
  expect(getPid()).toBe('p1')
})
