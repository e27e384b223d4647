/**
 * The house's clock as this page knows it: between answers it runs with the page's, unless the last
 * two answers showed that it stands still (a demo or a test may stop it).
 */
export type ServerClock = { hear(now: number): void; now(): number }

export function serverClock(local: () => number = () => performance.now()): ServerClock {
  let heard = { mock: 0, local: 0 }
  let running = true
  return {
    hear(mock) {
      const at = local()
      const passed = at - heard.local
      if (heard.mock > 0 && passed > 500) running = mock - heard.mock > passed / 4
      heard = { mock, local: at }
    },
    now: () => heard.mock + (running ? local() - heard.local : 0),
  }
}
