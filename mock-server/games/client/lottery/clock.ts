/**
 * The page's estimate of the mock backend's clock. Between answers it runs at the page's own pace, unless the last
 * two answers showed that the clock is stopped (the demo or a test may stop it).
 */
export type ServerClock = { update(now: number): void; now(): number }

export function serverClock(local: () => number = () => performance.now()): ServerClock {
  let answer = { mock: 0, local: 0 }
  let running = true
  return {
    update(mock) {
      const at = local()
      const passed = at - answer.local
      if (answer.mock > 0 && passed > 500) running = mock - answer.mock > passed / 4
      answer = { mock, local: at }
    },
    now: () => answer.mock + (running ? local() - answer.local : 0),
  }
}
