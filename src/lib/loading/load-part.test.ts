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

test('a part waits for a sheet that was lost before, and is not loaded while that is missing', async () => {
  const link = lose('stylesheet')
  const load = vi.fn(() => Promise.resolve('part'))
  const part = loading.loadPart(load)
  const fresh = () => document.head.querySelector('link')
  expect(fresh()).not.toBe(link)
  fresh()?.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(document.head.contains(link)).toBe(false))
  expect(load).not.toHaveBeenCalled()
  const failed = fresh()
  await vi.waitFor(() => expect(fresh()).not.toBe(failed))
  fresh()?.dispatchEvent(new Event('load'))
  expect(await part).toBe('part')
})

test('a script that was fetched ahead in vain is requested anew before the import, and holds nothing up', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetched)
  lose('modulepreload')
  expect(await loading.loadPart(() => Promise.resolve('part'))).toBe('part')
  expect(fetched).toHaveBeenCalledTimes(1)
})
