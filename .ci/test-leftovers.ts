import { afterAll, vi } from 'vitest'

/**
 * Vitest takes back what a test has replaced before the next test. Where files share their globals, that is the first test of
 * the next file, after its beforeAll: what that has put in place, such as a fetch of its own, would be taken away with it.
 */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
