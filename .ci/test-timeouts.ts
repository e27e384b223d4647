import { vi } from 'vitest'

/** A wait ends as soon as its condition holds. The limit is for a machine that is busy with other work. */
const WAIT_TIMEOUT_MS = 10_000

const waitFor = vi.waitFor
vi.waitFor = (look, how = { timeout: WAIT_TIMEOUT_MS }) => waitFor(look, how)

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS })
}

/** A browser reports no rejection of an animation that is cancelled; happy-dom does, if the test ends while it plays. */
if (typeof Animation !== 'undefined') {
  const { cancel } = Animation.prototype
  Animation.prototype.cancel = function () {
    this.finished.catch(() => undefined)
    cancel.call(this)
  }
}
