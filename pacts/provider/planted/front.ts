import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, sendable, startInFront } from '../forwarding.ts'
import { STATES_PATH } from '../target.ts'
import type { BackendChange, Exchange, ProviderAnswer, Setup } from './change.ts'

/** The param of a provider state that says which change is planted. The mock backend never sees it. */
export const PLANTED = 'planted'

/**
 * A foreign backend: the mock backend behind a front that plants one change at a time. The param `planted` of each
 * provider state is an index of `changes`; without it the answers stay unchanged.
 */
export const startFront = (changes: readonly BackendChange[]) =>
  startInFront((mockUrl) => listener(mockUrl, changes))

function listener(mockUrl: string, changes: readonly BackendChange[]) {
  let change: BackendChange = {}
  let setup: Setup = { state: '' }

  const forward = (url: string, init: RequestInit) => fetch(`${mockUrl}${url}`, init)

  const setUp = async (text: string) => {
    const { params: { [PLANTED]: planted, ...params } = {}, ...rest }: Setup = JSON.parse(text)
    change = planted === undefined ? {} : (changes[Number(planted)] ?? {})
    setup = change.state?.({ ...rest, params }) ?? { ...rest, params }
    const body = JSON.stringify(setup)
    return forward(STATES_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
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
    return change.answer?.(plain, exchange) ?? plain
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await bodyOf(request)
    if (request.url === STATES_PATH) {
      const answered = await setUp(sent.toString())
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text())
      return
    }
    const { status, body } = await call(request, sent)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
