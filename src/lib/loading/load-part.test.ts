// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let loading: typeof import('./load-part.ts')
beforeEach(async () => {
  vi.resetModules()
  document.head.innerHTML = ''
  loading = await import('./load-part.ts')
  loading.noteLostFiles()
})
afterEach(() => vi.restoreAllMocks())

/** A link of the page whose file fails, as the browser tells it. */
function lose(rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  return link
}

test('a part that does not load is tried once more, and then the failure is told', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('missing')))
  await expect(loading.loadPart(load)).rejects.toThrow('missing')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part is there when the second attempt succeeds', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('missing')).mockResolvedValue('part')
  expect(await loading.loadPart(load)).toBe('part')
})

/** A part whose import adds a sheet once, as Vite does, and fails if that sheet does. */
function partWithSheet() {
  let asked = false
  return vi.fn(async () => {
    if (!asked) {
      asked = true
      lose('stylesheet')
      throw new Error('Unable to preload CSS')
    }
    return 'part'
  })
}
const sheet = () => document.head.querySelector('link')
const sheetAfter = (old: Element | null) => vi.waitFor(() => expect(sheet()).not.toBe(old))
const answer = (type: 'load' | 'error') => sheet()?.dispatchEvent(new Event(type))

test('a part is not shown without its sheet, which is requested again each time', async () => {
  const load = partWithSheet()
  const first = loading.loadPart(load)
  await vi.waitFor(() => expect(sheet()?.onload).toBeTruthy())
  const failed = sheet()
  answer('error')
  await expect(first).rejects.toThrow('Unable to preload CSS')
  expect(load).toHaveBeenCalledTimes(1)
  const second = loading.loadPart(load)
  await sheetAfter(failed)
  const twice = loading.loadPart(load)
  answer('load')
  expect(await Promise.all([second, twice])).toEqual(['part', 'part'])
})

test('a sheet that stays missing holds up no other part', async () => {
  lose('stylesheet')
  const other = loading.loadPart(() => Promise.resolve('other'))
  answer('error')
  expect(await other).toBe('other')
})

test('a script that was fetched ahead in vain is requested anew before the import, and holds nothing up', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetched)
  lose('modulepreload')
  expect(await loading.loadPart(() => Promise.resolve('part'))).toBe('part')
  expect(fetched).toHaveBeenCalledTimes(1)
})
