import { onTestFinished, vi } from 'vitest'

/** The host's page of a version. */
export const pageOf = (version: string) =>
  `<script type="module" src="./assets/index-${version}.js"></script>`

/**
 * For one test, the page belongs to a version that the host no longer serves. Returns its reload calls, and the host's
 * answer to requests for the page.
 */
export function deployNewVersion() {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const served = vi.fn<() => Promise<Response>>(async () => new Response(pageOf('BBBBBBB2')))
  sessionStorage.clear()
  vi.stubGlobal('fetch', served)
  const script = document.createElement('script')
  // Named, but not run.
  script.type = 'text/plain'
  script.src = './assets/index-AAAAAAA1.js'
  document.body.append(script)
  onTestFinished(() => script.remove())
  return { reload, served }
}

/** Something that the player has typed, for one test. */
export function typeSomething(): void {
  const field = document.createElement('input')
  field.value = '321'
  document.body.append(field)
  onTestFinished(() => field.remove())
}
