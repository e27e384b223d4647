import { vi } from 'vitest'

/** A wait ends when what it waits for is there. So long it may take where the machine does ten other things. */
const PATIENCE_MS = 10_000

const waitFor = vi.waitFor
vi.waitFor = (look, how = { timeout: PATIENCE_MS }) => waitFor(look, how)

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
}
