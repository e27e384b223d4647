import { connect } from 'node:net'
import { afterEach } from 'vitest'
import { type MockServer, type MockServerOptions, startMockServer } from '../node.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { NOON } from './test-mock.ts'

/** Starts mock backends over HTTP, stopped at noon and with provider states; each is closed after its test. */
export function mockServers(): (options?: MockServerOptions) => Promise<MockServer> {
  const running: MockServer[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((mock) => mock.close()))
  })
  return async (options = {}) => {
    const mock = await startMockServer({
      clock: NOON,
      scenario: 'member-with-money',
      providerStates: true,
      ...options,
    })
    running.push(mock)
    return mock
  }
}

const token = tokenOf('demo888')

/** Posts as the demo member; a string body is sent unchanged. */
export const postAsDemo = (
  mock: MockServer,
  path: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(mock.url + path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
  })

export const json = async (answer: Response): Promise<{ status: number; body: Record<string, unknown> }> => ({
  status: answer.status,
  body: (await answer.json()) as Record<string, unknown>,
})

/** Sends a request verbatim, since fetch would normalize it. */
export function rawRequest({ port }: MockServer, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      seen += chunk
      if (seen.includes('\r\n\r\n')) socket.end()
    })
    socket.on('close', () => resolve(seen))
    socket.on('error', reject)
  })
}
