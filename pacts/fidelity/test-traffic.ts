import { callOf, contractRoutes } from '../conform/calls.ts'
import { recordedJudge } from '../conform/recorded.ts'
import { PACT_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import type { BackendChange } from '../provider/planted/change.ts'
import { recorder } from './fingerprint.ts'
import { type Exchange, ownTraffic } from './own-traffic.ts'
import { recorded } from './record.ts'

/** The mock's own page, as far as the guards of addresses read it. */
const { origin, protocol, host, hostname, href } = new URL('http://127.0.0.1')
Object.defineProperty(globalThis, 'location', {
  value: { origin, protocol, host, hostname, href },
  configurable: true,
})

export const pact = readPact(PACT_FILE)
export const own = await ownTraffic(pact)
const HEADERS = { 'content-type': 'application/json', date: 'Fri, 01 May 2026 03:00:00 GMT' }
const routes = new Map(contractRoutes.map((route) => [callOf(route), route]))

export const requestOf = ({ request, query }: Exchange): Record<string, unknown> => ({
  ...query,
  ...(request === '' ? {} : JSON.parse(request)),
})

/** The fingerprint of these answers, as `conform` records it from a recording of a browser. */
export function recordedPrints(traffic: readonly Exchange[]) {
  const { add, calls } = recorder()
  const judge = recordedJudge()
  for (const exchange of traffic) {
    const route = routes.get(exchange.call)
    if (route === undefined) throw new TypeError(`no call ${exchange.call}`)
    const answer = {
      status: exchange.status,
      headers: new Headers(HEADERS),
      text: JSON.stringify(exchange.body),
    }
    add(recorded(judge(route, requestOf(exchange), answer), answer))
  }
  return calls()
}

/** The traffic of a backend that writes its answers otherwise. */
export const changed = (change: BackendChange): Exchange[] =>
  own.map((exchange) => {
    const { status, body, method, path, query, state } = exchange
    const request = { method, path, query, body: requestOf(exchange), headers: {}, state, params: {} }
    return { ...exchange, ...change.answer?.({ status, body }, request) }
  })
