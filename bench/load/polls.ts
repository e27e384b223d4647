/** Polls on command: hours of them in a minute, each with its call, its answer and a frame. */

type Held = { beat: () => Promise<void> }
type Holder = { __polls?: Held }

/** Which call is polled, how often, and how long an answer may take. */
type Polled = { path: string; everyMs: number; lostMs: number }

/**
 * Runs in the page before the app. Replaces intervals of this length: they fire on command, not by time, and `beat`
 * resolves when the call they sent is answered.
 */
export function holdPolls({ path, everyMs, lostMs }: Polled): void {
  const AGAIN_MS = 100
  const held = new Map<number, () => void>()
  const [every, clear, call] = [window.setInterval, window.clearInterval, window.fetch]
  let latest = 1_000_000_000
  let answered = () => {}
  const hold = (handler: TimerHandler, ms?: number, ...rest: unknown[]): number => {
    if (ms !== everyMs || typeof handler !== 'function') return every(handler, ms, ...rest)
    latest += 1
    held.set(latest, () => handler(...rest))
    return latest
  }
  window.setInterval = hold as typeof window.setInterval
  window.clearInterval = (id) => {
    if (!held.delete(Number(id))) clear(id)
  }
  window.fetch = async (...args) => {
    const answer = await call(...args)
    // The app reads the answer first.
    if (new URL(answer.url).pathname === path) setTimeout(() => answered())
    return answer
  }
  const fire = () => {
    for (const handler of [...held.values()]) handler()
  }
  const beat = () =>
    new Promise<void>((resolve, reject) => {
      if (held.size === 0) return reject(new Error(`nobody polls every ${everyMs} ms`))
      // While the app still reads the previous answer it sends no other call: fire again until it does.
      const again = every(fire, AGAIN_MS)
      const lost = setTimeout(() => reject(new Error('a poll was never answered')), lostMs)
      answered = () => {
        clear(again)
        clearTimeout(lost)
        requestAnimationFrame(() => resolve())
      }
      fire()
    })
  ;(window as Holder).__polls = { beat }
}

/** Runs in the page: this many polls, one after the other. */
export async function beatPolls(many: number): Promise<void> {
  const { __polls: polls } = window as Holder
  for (let n = 0; n < many; n++) await polls?.beat()
}
