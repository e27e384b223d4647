import { NetworkError } from './errors.ts'

const isOfflineNow = () => globalThis.navigator?.onLine === false

/**
 * Runs `work` under one signal: the caller's abort, or the deadline. Settles at once when either comes,
 * even if `work` ignores the signal. Built from a timer, as `AbortSignal.any` is missing on the phones we serve.
 */
export async function withDeadline<T>(
  limitMs: number,
  callers: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const giveUp = (kind: 'timeout' | 'cancelled') => controller.abort(new NetworkError(kind))
  const cancel = () => giveUp('cancelled')
  const timer = setTimeout(() => giveUp('timeout'), limitMs)
  callers?.addEventListener('abort', cancel)
  if (callers?.aborted) cancel()
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(controller.signal.reason)
    if (controller.signal.aborted) fail()
    controller.signal.addEventListener('abort', fail)
  })
  try {
    return await Promise.race([aborted, work(controller.signal)])
  } catch {
    if (controller.signal.aborted) throw controller.signal.reason
    throw new NetworkError(isOfflineNow() ? 'offline' : 'unreachable')
  } finally {
    clearTimeout(timer)
    callers?.removeEventListener('abort', cancel)
  }
}
