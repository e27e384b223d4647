import { isEvent } from '#mock/scenarios/events.ts'
import type { BackendChange, ProviderAnswer } from '../../provider/planted/change.ts'
import { STATES_PATH } from '../../provider/target.ts'

const MONEY = [
  ...['/api/withdraw', '/api/transfer', '/api/transall', '/api/recharge', '/pay/api/recharge'],
  '/api/dofanshui',
]

/**
 * A right backend that answers a repeated POST of money (same token, same body) as the first one, and books it once. It
 * forgets with a new state, and when time passes.
 */
export function answeringRepeats(): BackendChange {
  const firsts = new Map<
    string,
    { answered: Promise<ProviderAnswer>; answer: (given: ProviderAnswer) => void }
  >()
  /** Of each repeat the first request; a request and its exchange share their headers. */
  const repeats = new WeakMap<object, Promise<ProviderAnswer>>()
  const keyOf = ({ path, body, headers }: { path: string; body: object; headers: Record<string, string> }) =>
    JSON.stringify([path, body, headers.authorization])
  return {
    request: (request) => {
      if (!MONEY.includes(request.path)) return request
      const first = firsts.get(keyOf(request))
      if (first === undefined) {
        const { promise: answered, resolve: answer } = Promise.withResolvers<ProviderAnswer>()
        firsts.set(keyOf(request), { answered, answer })
        return request
      }
      repeats.set(request.headers, first.answered)
      // Reads only.
      return { ...request, path: '/api/balance', body: {} }
    },
    after: async (answer, exchange) => {
      if (exchange.path === STATES_PATH && (!isEvent(exchange.state) || exchange.state === 'time-passed'))
        firsts.clear()
      const first = repeats.get(exchange.headers)
      if (first === undefined) firsts.get(keyOf(exchange))?.answer(answer)
      return first
    },
  }
}
