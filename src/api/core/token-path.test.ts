import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../lib/storage.ts'
import { broken, envelope, type Reply, stubBackend } from '../test-support/backend.ts'
import { BAD_ANSWERS } from '../test-support/bad-answers.ts'
import { call, EVERY_ROUTE } from '../test-support/every-route.ts'
import { onContractError } from './contract-report.ts'
import { signIn, signOut } from './session-store.ts'

const TOKEN = 'token-that-nobody-else-may-see'

/** What a page that came before may have left where the address of the backend is kept. */
const BASES = [
  undefined,
  'https://app.test/gateway/',
  'https://evil.example/',
  'https://app.test@evil.example/',
  'https://app.test.evil.example/',
  'https://app.test:444/',
  'http://app.test/',
]

let reported: unknown[] = []
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.test/#/transfer'))
  reported = []
  onContractError((error) => reported.push(error))
})
afterEach(() => signOut())

test.each(EVERY_ROUTE)('%s takes the token to our own origin, in one header', async (_, route) => {
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

const told = (error: unknown): string =>
  error instanceof Error
    ? [error.stack, JSON.stringify(error), told(error.cause)].join('\n')
    : JSON.stringify(error ?? null)

/** Answers that are text. A server that repeats the request, header and all, is the worst that these can be. */
const ANSWERS: [string, Reply][] = BAD_ANSWERS.flatMap(({ what, inject }): [string, Reply][] => {
  if (inject.do === 'break') return [[what, broken]]
  if (inject.do !== 'answer') return []
  const { status, contentType, body } = inject
  const good = JSON.stringify({ code: 200, message: 'ok', data: { echo: `Bearer ${TOKEN}` } })
  return [[what, () => new Response(body(good), { status, headers: { 'content-type': contentType } })]]
})

test.each(
  ANSWERS,
)('%s puts the token into no error, no report and no line of the console', async (_, reply) => {
  const lines = (['log', 'info', 'warn', 'error', 'debug'] as const).map((kind) =>
    vi.spyOn(console, kind).mockReturnValue(),
  )
  for (const [name, route] of EVERY_ROUTE) {
    signIn(TOKEN)
    stubBackend({ '*': reply })
    const result = await call(route)
    if (result instanceof Error) expect(told(result), name).not.toContain(TOKEN)
    signOut()
  }
  expect(reported.map(told).join()).not.toContain(TOKEN)
  expect(JSON.stringify(lines.flatMap(({ mock }) => mock.calls))).not.toContain(TOKEN)
})
