import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startBackend } from '../provider/test-backend.ts'
import { SLOW_MS } from '../provider/test-verify.ts'
import { readFlows } from './flows-file.ts'
import { RACES } from './races.ts'

/** Runs `pact:flows` as a team does. */
function pactFlows(args: readonly string[], environment: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'flows-cli.ts')
  const env = { ...process.env, PROVIDER_BASE_URL: '', PROVIDER_STATES_URL: '', ...environment }
  return new Promise<{ exitCode: number; text: string }>((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_error, out, err) =>
      resolve({ exitCode: child.exitCode ?? -1, text: out + err }),
    )
  })
}

const { workflows } = readFlows()

describe('npm run pact:flows', { timeout: SLOW_MS }, () => {
  it('runs every flow and every race against our own backend', async () => {
    const { exitCode, text } = await pactFlows(['--races'])
    const names = [...workflows.map(({ workflowId }) => workflowId), ...RACES.map(({ name }) => name)]
    expect([...text.matchAll(/^ok {3}(\S+)$/gm)].map(([, name]) => name)).toEqual(names)
    expect(text).toContain(`${names.length} green, 0 red`)
    expect(exitCode).toBe(0)
  })

  it('explains a red by its step, what it needs, what was sent and what came', async () => {
    const backend = await startBackend({
      answer: (path) => (path === '/api/balance' ? { status: 404, body: {} } : undefined),
    })
    onTestFinished(backend.close)
    const { exitCode, text } = await pactFlows([
      backend.url,
      '--only',
      'withdrawal-paid',
      '--only',
      'last-packet',
    ])
    expect(text).toContain('red  withdrawal-paid: A withdrawal takes its amount at once')
    expect(text).toMatch(/step taken needs .*\n {5}sent POST http:\S+\/api\/balance.*\n {5}came 404 \{\}/)
    expect(text).toMatch(
      /red {2}last-packet: .*\n {5}\/api\/balance answers HTTP 404 application\/json, which is/,
    )
    expect(text).toContain('0 green, 2 red')
    expect(exitCode).toBe(1)
  })

  it('says a condition in words, and shows an empty page', async () => {
    const empty = { code: 200, message: '', data: { current_page: 2, data: [], last_page: 1 } }
    const backend = await startBackend({
      answer: (path) => (path === '/api/betrecord' ? { status: 200, body: empty } : undefined),
    })
    onTestFinished(backend.close)
    const { text } = await pactFlows([backend.url, '--only', 'second-page'])
    expect(text).toMatch(/step page-2 needs rows on page 2, since .*: \$\[/)
    expect(text).toContain('"data": { "current_page": 2, "data": [], "last_page": 1 }')
  })

  it('shows the refusal of a step whose answer later steps need', async () => {
    const no = { code: 4001, message: '密码错误', data: null }
    const backend = await startBackend({
      answer: (path) => (path === '/api/login' ? { status: 200, body: no } : undefined),
    })
    onTestFinished(backend.close)
    const { text } = await pactFlows([backend.url, '--only', 'logoff'])
    expect(text).toMatch(
      /needs a success, code 200: .*\n.*\n {5}came 200 .*"code": 4001, "message": "密码错误"/,
    )
  })

  it.each([
    [
      'text/html',
      '{"code":200}',
      /sent POST http:\S+\/api\/login .*\n {5}came 200 text\/html, no JSON; answers/,
    ],
    [
      'application/json',
      '<p>oops</p>',
      /sent POST login .*\n {5}came an answer that is no JSON; answers need/,
    ],
    ['application/json', '', /came 200 application\/json with an empty body, no JSON; answers need/],
  ])('says that %s with %s is no JSON', async (type, body, words) => {
    const server = createServer((request, response) => {
      const isState = request.url === '/_pact/provider-states'
      response
        .writeHead(200, { 'content-type': isState ? 'application/json' : type })
        .end(isState ? '{}' : body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect((await pactFlows([url, '--only', 'logoff'])).text).toMatch(words)
  })

  it.each([
    ['a name that is no flow', ['--only', 'wishes'], '--only "wishes" is no flow and no race'],
    ['an unknown flag', ['--fast'], "Unknown option '--fast'"],
    ['two addresses', ['http://127.0.0.1:1', 'http://127.0.0.1:2'], 'One address is asked at a time'],
    ['an address that is none', ['backend'], 'is no http or https address: "backend"'],
    ['nobody there', ['http://127.0.0.1:1'], 'Nobody answers at http://127.0.0.1:1/_pact/provider-states'],
  ])('ends with 2 and a sentence for %s', async (_what, args, problem) => {
    const { exitCode, text } = await pactFlows(args)
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining(problem) })
    expect(text).not.toContain('    at ')
  })

  it('ends with 2 for a state endpoint under another path', async () => {
    const server = createServer((_request, response) => response.end('{}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { exitCode, text } = await pactFlows([url], { PROVIDER_STATES_URL: `${url}/states` })
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining('must end with') })
  })
})
