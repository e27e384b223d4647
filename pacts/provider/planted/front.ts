import type { IncomingMessage, ServerResponse } from 'node:http'
import { isEvent } from '#mock/scenarios/events.ts'
import { bodyOf, sendable, startInFront } from '../forwarding.ts'
import { STATES_PATH } from '../target.ts'
import type { BackendChange, Exchange, MockHands, ProviderAnswer, Setup } from './change.ts'

/** The param of a provider state that says which change is planted. The mock backend never sees it. */
export const PLANTED = 'planted'

/**
 * A foreign backend: the mock backend behind a front that plants one change at a time. The param `planted` of each
 * provider state is an index of `changes`; without it the answers stay unchanged. An event keeps the change.
 */
export const startFront = (changes: readonly BackendChange[]) =>
  startInFront((mockUrl) => listener(mockUrl, changes))

function listener(mockUrl: string, changes: readonly BackendChange[]) {
  let change: BackendChange = {}
  let setup: Setup = { state: '' }

  const forward = (url: string, init: RequestInit) => fetch(`${mockUrl}${url}`, init)
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const response = await forward(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  /** What the change does after an answer, and the answer that it leaves. */
  const done = async (answer: ProviderAnswer, exchange: Exchange): Promise<ProviderAnswer> => {
    const hands: MockHands = {
      verb: (name, input) => post(`/_mock/${name}`, input),
      call: (path, body) => post(path, body, exchange.headers),
    }
    return (await change.after?.(answer, exchange, hands)) ?? answer
  }

  const setUp = async (text: string) => {
    const { params: { [PLANTED]: planted, ...params } = {}, ...rest }: Setup = JSON.parse(text)
    const asked = { ...rest, params }
    if (!isEvent(rest.state)) {
      change = planted === undefined ? {} : (changes[Number(planted)] ?? {})
      setup = change.state?.(asked) ?? asked
    }
    const sent = isEvent(rest.state) ? asked : setup
    const request = { method: 'POST', path: STATES_PATH, query: {}, body: sent, headers: {} }
    return done(await post(STATES_PATH, sent), { ...request, state: sent.state, params })
  }

  const call = async ({ method = 'GET', url = '', headers }: IncomingMessage, sent: Buffer) => {
    const { pathname: path, searchParams } = new URL(url, mockUrl)
    const isJson = headers['content-type']?.startsWith('application/json') === true
    const request = {
      method,
      path,
      query: Object.fromEntries(searchParams),
      body: isJson && sent.length > 0 ? JSON.parse(sent.toString()) : {},
      headers: sendable(headers),
    }
    const made = change.request?.(request) ?? request
    const search = new URLSearchParams(made.query).toString()
    const response = await forward(`${made.path}${search === '' ? '' : `?${search}`}`, {
      method,
      headers: made.headers,
      ...(method === 'GET' ? {} : { body: isJson ? JSON.stringify(made.body) : new Uint8Array(sent) }),
    })
    const plain: ProviderAnswer = { status: response.status, body: await response.json() }
    const exchange: Exchange = { ...request, state: setup.state, params: setup.params ?? {} }
    const answer = await done(plain, exchange)
    return change.answer?.(answer, exchange) ?? answer
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await bodyOf(request)
    const isState = request.url === STATES_PATH
    const { status, body } = await (isState ? setUp(sent.toString()) : call(request, sent))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
