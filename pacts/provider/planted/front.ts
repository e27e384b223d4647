import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMockServer } from '#mock/node.ts'
import { STATES_PATH } from '../target.ts'
import type { Answer, Change, Exchange } from './change.ts'

/** 11:00 of a day in May, as for the verification of the mock backend. */
const CLOCK = Date.parse('2026-05-01T11:00:00+08:00')

/** The param of a provider state that says which change is planted. The mock backend never sees it. */
export const PLANTED = 'planted'

type Setup = { state: string; params?: Record<string, unknown>; action?: string }

/**
 * A foreign backend: the mock backend behind a front that plants one change at a time. Which one, each provider state
 * says in its param `planted`, an index of `changes`; without it the answers stay as they are.
 */
export async function startFront(changes: readonly Change[]) {
  const mock = await startMockServer({ providerStates: true, clock: CLOCK })
  let change: Change = {}
  let setup: Setup = { state: '' }

  const forward = (url: string, init: RequestInit) => fetch(`${mock.url}${url}`, init)

  const setUp = async (text: string) => {
    const { params: { [PLANTED]: planted, ...params } = {}, ...rest }: Setup = JSON.parse(text)
    change = planted === undefined ? {} : (changes[Number(planted)] ?? {})
    setup = change.state?.({ ...rest, params }) ?? { ...rest, params }
    const body = JSON.stringify(setup)
    return forward(STATES_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }

  const call = async ({ method = 'GET', url = '', headers }: IncomingMessage, sent: Buffer) => {
    const { pathname: path, searchParams } = new URL(url, mock.url)
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
    const plain: Answer = { status: response.status, body: await response.json() }
    const exchange: Exchange = { ...request, state: setup.state, params: setup.params ?? {} }
    return change.answer?.(plain, exchange) ?? plain
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const sent = Buffer.concat(chunks)
    if (request.url === STATES_PATH) {
      const answered = await setUp(sent.toString())
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text())
      return
    }
    const { status, body } = await call(request, sent)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await mock.close()
    },
  }
}

/** Headers that fetch sets itself. */
const OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'])

const sendable = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
