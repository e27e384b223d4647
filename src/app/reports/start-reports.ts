import { logOnce, onContractError } from '../../api/core/client/contract-report.ts'
import type { ContractError } from '../../api/core/client/errors.ts'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { describeBreach, describeChunk, describeError, pageOf } from './describe.ts'
import { type Letter, outbox } from './outbox.ts'

const VITALS_LATEST_MS = 5_000

/**
 * As a simple request: no answer is read, and it carries no cookie, token or page address. Where the browser supports
 * it, it outlives the page.
 */
const sendTo = (address: string) => (letter: Letter) =>
  void fetch(address, {
    method: 'POST',
    body: JSON.stringify(letter),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)

/** The page's own script, whose hash identifies the build. */
const buildNow = () =>
  /assets\/(index-[\w-]+\.js)/.exec(
    document.querySelector<HTMLScriptElement>('script[src*="assets/index-"]')?.src ?? '',
  )?.[1] ?? 'other'

/**
 * Sends errors and web vitals to the address of the build (docs/production.md#reports), for a share of pages
 * (`sample`): `random` (from 0, below 1) is drawn once, and a page reports everything or nothing. Returns a function
 * that reports a crashed screen. `early`: the breaches of answers that came before this file.
 */
export function startReports(
  address: string,
  sample: number,
  early: readonly ContractError[] = [],
  random = Math.random,
): ((error: unknown) => void) | undefined {
  const say = logOnce()
  if (random() >= sample) {
    onContractError(say)
    for (const error of early) say(error)
    return undefined
  }
  const folder = new URL('assets/', location.href).href
  const { add, flush } = outbox(sendTo(address), buildNow(), () => pageOf(location.hash))
  const tell = (error: ContractError) => {
    say(error)
    add(describeBreach(error))
  }
  onContractError(tell)
  for (const error of early) tell(error)
  addEventListener('error', ({ error }) => add(describeError('error', error, folder)))
  addEventListener('unhandledrejection', ({ reason }) => add(describeError('rejection', reason, folder)))
  // Vite's, for a file of a later part of the app.
  addEventListener('vite:preloadError', (event) => add(describeChunk(Reflect.get(event, 'payload'), folder)))
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  whenIdle(() => {
    import('web-vitals')
      .then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
          on(({ name, value, rating }) =>
            add({ kind: 'vital', name, value: Math.round(value * 1_000) / 1_000, rating }),
          )
      })
      .catch(() => undefined)
  }, VITALS_LATEST_MS)
  return (error) => add(describeError('crash', error, folder))
}
