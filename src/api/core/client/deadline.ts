import { NetworkError } from './errors.ts'

const isOfflineNow = () => globalThis.navigator?.onLine === false

/**
 * Runs `work` with one signal for the caller's abort and the deadline. Settles at once when either comes, even if
 * `work` ignores the signal. Rejects with a NetworkError. It uses a timer, because the oldest phones that we
 * support lack `AbortSignal.any`.
 */
export async function withDeadline<T>(
  limitMs: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const giveUp = (kind: 'timeout' | 'cancelled') => controller.abort(new NetworkError(kind))
  const cancel = () => giveUp('cancelled')
  const timer = setTimeout(() => giveUp('timeout'), limitMs)
  callerSignal?.addEventListener('abort', cancel)
  if (callerSignal?.aborted) cancel()
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
    callerSignal?.removeEventListener('abort', cancel)
  }
}
