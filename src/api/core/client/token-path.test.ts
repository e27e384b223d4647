import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../../lib/device/storage.ts'
import { broken, envelope, type Reply, stubBackend } from '../../test-support/backend.ts'
import { call, EVERY_ROUTE } from '../../test-support/every-route.ts'
import { logOnce, onContractError } from './contract-report.ts'
import { signIn, signOut } from './session-store.ts'

const TOKEN = 'token-that-nobody-else-may-see'

/** Values of the stored `baseURL` that an earlier page may have written. */
const BASES = [
  undefined,
  'https://app.test/gateway/',
  'https://evil.example/',
  'https://app.test@evil.example/',
  'https://app.test.evil.example/',
  'https://app.test:444/',
  'http://app.test/',
]

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.test/#/transfer'))
  onContractError(() => {})
})
afterEach(() => signOut())

test.each(EVERY_ROUTE)('%s sends the token only to our own origin, in one header', async (_, route) => {
  for (const base of BASES) {
    signIn(TOKEN)
    if (base !== undefined) storage.set('baseURL', base)
    const { sent } = stubBackend({ '*': () => envelope(null) })
    await call(route)
    expect(sent).toHaveLength(1)
    for (const { url, headers, body } of sent) {
      expect(new URL(url).origin, base).toBe('https://app.test')
      const { authorization, ...others } = Object.fromEntries(headers)
      expect(authorization).toBe(`Bearer ${TOKEN}`)
      const form = body instanceof FormData ? [...body] : body
      expect(JSON.stringify([url, others, form])).not.toContain(TOKEN)
    }
    signOut()
  }
})

const textOfError = (error: unknown): string =>
  error instanceof Error
    ? [error.stack, JSON.stringify(error), textOfError(error.cause)].join('\n')
    : JSON.stringify(error ?? null)

const ECHO = `Bearer ${TOKEN}`
const answers =
  (text: string, contentType = 'application/json', status = 200) =>
  (): Response =>
    new Response(text, { status, headers: { 'content-type': contentType } })
const json = (value: unknown) => answers(JSON.stringify(value))

/**
 * Servers that repeat the request with its headers where the client may read it. The message of a refusal is not
 * among them, because the player sees it as it is.
 */
const ECHOES: [string, Reply][] = [
  ['data of another kind', json({ code: 200, message: 'ok', data: ECHO })],
  ['data with a field of that name', json({ code: 200, message: 'ok', data: { [ECHO]: ECHO } })],
  ['rows', json({ code: 200, message: 'ok', data: { data: [ECHO, { balance: ECHO }], balance: ECHO } })],
  ['the code', json({ code: ECHO, message: 'ok', data: null })],
  ['a message that is not a text', json({ code: 202, message: { [ECHO]: { [ECHO]: ECHO } }, data: null })],
  ['an answer that is not an envelope', json([ECHO])],
  ['JSON that is cut off', answers(`{"code":200,"message":"ok","data":"${ECHO}`)],
  ['text that is not JSON', answers(ECHO)],
  ['a page of a host', answers(`<title>${ECHO}</title>`, 'text/html')],
  ['the type of the answer', answers('{}', `text/${TOKEN}`)],
  ['a server in trouble', answers(JSON.stringify({ code: 500, message: ECHO }), 'application/json', 500)],
  ['a connection that breaks', broken],
]

test.each(ECHOES)('the token in %s gets into no error, no report and no console line', async (_, reply) => {
  const lines = (['log', 'info', 'warn', 'error', 'debug'] as const).map((kind) =>
    vi.spyOn(console, kind).mockReturnValue(),
  )
  const reported: unknown[] = []
  const log = logOnce()
  onContractError((error) => {
    reported.push(error)
    log(error)
  })
  const failed: unknown[] = []
  for (const [, route] of EVERY_ROUTE) {
    signIn(TOKEN)
    stubBackend({ '*': reply })
    const result = await call(route)
    if (result instanceof Error) failed.push(result)
    signOut()
  }
  expect(failed).not.toEqual([])
  const logged = lines.flatMap(({ mock }) => mock.calls.flat())
  expect([...failed, ...reported, ...logged].map(textOfError).join()).not.toContain(TOKEN)
})
