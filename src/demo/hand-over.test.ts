// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { PageMock } from '#mock/browser.ts'
import { handOverKey, writeDemoKey } from '#mock/demo-sites/demo-keys.ts'
import { isSignedIn, signOut } from '../api/core/client/session-store.ts'
import { loadConsole } from './console-script.ts'
import { takeHandOver } from './hand-over.ts'

vi.mock('./console-script.ts', () => ({ loadConsole: vi.fn(async () => undefined) }))

const mock = { read: async () => ({ members: [{ username: 'demo888' }] }) } as unknown as PageMock
const show = () => undefined
const open = vi.fn<NonNullable<typeof window.__demoHandOver>>(async () => ({
  username: 'demo888',
  route: '/mine',
  show,
}))

function begin(query: string, part?: string) {
  history.replaceState(null, '', `/${query}`)
  Object.assign(window, {
    __demoHandOver: open,
    __demoFile: part === undefined ? undefined : { part: () => part, text: () => '' },
  })
  return takeHandOver(mock)
}

afterEach(() => {
  vi.clearAllMocks()
  signOut()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('a demo that was made for nobody loads nothing for it', async () => {
  expect(await begin('')).toBeUndefined()
  expect(await begin('?scenario=demo&as=')).toBeUndefined()
  expect(loadConsole).not.toHaveBeenCalled()
})

test('a file for a client is set up at its first start, with its member on its page, and not again', async () => {
  expect(await begin('', '{"id":"1"}')).toBe(show)
  expect(open).toHaveBeenCalledWith('{"id":"1"}', false)
  expect([isSignedIn(), location.hash]).toEqual([true, '#/mine'])
  writeDemoKey(handOverKey(), '{"id":"1"}')
  expect(await begin('', '{"id":"1"}')).toBeUndefined()
  // A newer file at the same place of the disk.
  expect(await begin('', '{"id":"2"}')).toBe(show)
})

test('a link to a state shows that state, also in a file for a client', async () => {
  expect(await begin('?scenario=visitor', '{"id":"1"}')).toBeUndefined()
})

test('a link for a client counts once in a browser, before the file’s own settings', async () => {
  expect(await begin('?scenario=demo&as=demo888&for={}', '{"id":"1"}')).toBe(show)
  expect(open).toHaveBeenCalledWith('{}', true)
})

test('where the console does not load, the demo begins without it', async () => {
  vi.mocked(loadConsole).mockRejectedValueOnce(new Error('no file'))
  Object.assign(window, { __demoHandOver: undefined })
  history.replaceState(null, '', '/?for={}')
  expect(await takeHandOver(mock)).toBeUndefined()
})
