import type { PageMock } from '#mock/browser.ts'

/** Several changes in a row, as of a clock that goes forward, renew the page once. */
const PAUSE_MS = 150

/** What changes the world beside the app, in the console or by the clock, shows in the page at once. */
export function followWorld(mock: Pick<PageMock, 'onOutsideChange'>, renew: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  mock.onOutsideChange(() => {
    clearTimeout(timer)
    timer = setTimeout(renew, PAUSE_MS)
  })
}
