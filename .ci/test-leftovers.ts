import { afterAll, vi } from 'vitest'

/**
 * Vitest undoes a test's replacements before the next test. Files that share their globals would undo them at the first
 * test of the next file, after its beforeAll. Replacements of that beforeAll, such as a fetch of its own, would then be
 * undone too.
 */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
