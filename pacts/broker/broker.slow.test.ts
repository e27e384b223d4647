import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PACT_FILE } from '../names.ts'
import { CannotAsk, canIDeployCommand, type Environment, type Git, publishCommand } from './commands.ts'
import { askBroker } from './program.ts'

const BROKER = { PACT_BROKER_BASE_URL: 'https://broker.example.com' }
const GIT: Git = { commit: '4f1c2d3', branch: 'main', pactChanged: false }

describe('the commands for the broker', () => {
  it('publish the pact as the version of the commit, with its branch', () => {
    expect(publishCommand({ ...BROKER, PACT_BROKER_TOKEN: 'secret' }, GIT)).toEqual([
      ...['publish', PACT_FILE],
      ...['--consumer-app-version', '4f1c2d3', '--branch', 'main'],
    ])
  })

  it('ask whether the commit may be deployed to an environment, from an argument or a variable', () => {
    const order = [
      'can-i-deploy',
      '--pacticipant',
      'member-app',
      '--version',
      '4f1c2d3',
      '--to-environment',
      'test',
    ]
    expect(canIDeployCommand(BROKER, GIT, 'test')).toEqual(order)
    expect(canIDeployCommand({ ...BROKER, PACT_ENVIRONMENT: 'test' }, GIT, undefined)).toEqual(order)
  })

  it('take version and branch from variables where CI has detached the checkout', () => {
    const env = { ...BROKER, GIT_COMMIT: 'abc', GIT_BRANCH: 'feature/x' }
    const order = publishCommand(env, { commit: undefined, branch: undefined, pactChanged: false })
    expect(order.slice(-4)).toEqual(['--consumer-app-version', 'abc', '--branch', 'feature/x'])
  })

  it('have no secret among their arguments', () => {
    const env = { ...BROKER, PACT_BROKER_USERNAME: 'who', PACT_BROKER_PASSWORD: 'secret' }
    expect(publishCommand(env, GIT).join(' ')).not.toMatch(/who|secret/)
  })
})

describe('a missing setting is explained', () => {
  it.each<[string, Environment, Partial<Git>, string]>([
    ['a broker', {}, {}, 'PACT_BROKER_BASE_URL is not set'],
    ['an address', { PACT_BROKER_BASE_URL: 'broker:80' }, {}, 'no http or https address: "broker:80"'],
    ['a password', { ...BROKER, PACT_BROKER_USERNAME: 'a' }, {}, 'PACT_BROKER_PASSWORD is not'],
    ['a name', { ...BROKER, PACT_BROKER_PASSWORD: 'a' }, {}, 'PACT_BROKER_USERNAME is not'],
    ['one way in', { ...BROKER, PACT_BROKER_USERNAME: 'a', PACT_BROKER_TOKEN: 'b' }, {}, 'set one of them'],
    ['a version', BROKER, { commit: undefined }, 'GIT_COMMIT is not set'],
    ['a branch', BROKER, { branch: undefined }, 'GIT_BRANCH is not set'],
    ['a commit of the pact', BROKER, { pactChanged: true }, 'commit it first'],
  ])('%s', (_what, env, git, problem) => {
    const publish = () => publishCommand(env, { ...GIT, ...git })
    expect(publish).toThrow(CannotAsk)
    expect(publish).toThrow(problem)
  })

  it('an environment', () => {
    expect(() => canIDeployCommand(BROKER, GIT, undefined)).toThrow('Deploy where?')
  })
})

/** A fake broker that records its requests. */
async function startBroker({ deployable }: { deployable: boolean }) {
  const requests: { call: string; authorization: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { method, url = '', headers } = request
    requests.push({ call: `${method} ${url}`, authorization: headers.authorization, body })
    const answer = answerTo(url, `http://${headers.host}`, deployable)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/hal+json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function answerTo(url: string, base: string, deployable: boolean): object | undefined {
  const path = url.split('?')[0]
  if (path === '/') return { _links: { 'pb:publish-contracts': { href: `${base}/contracts/publish` } } }
  if (path === '/contracts/publish')
    return { notices: [{ type: 'success', text: 'Published' }], _links: { 'pb:contracts': [] } }
  if (path !== '/matrix') return undefined
  const text = deployable ? 'Computer says yes' : 'Computer says no: not verified'
  return { summary: { deployable, reason: text }, notices: [{ type: 'info', text }], matrix: [] }
}

/** Runs the script as CI does. */
function ask(environment: Record<string, string>, ...args: string[]) {
  const none = {
    PACT_BROKER_BASE_URL: '',
    PACT_BROKER_TOKEN: '',
    PACT_BROKER_USERNAME: '',
    PACT_ENVIRONMENT: '',
  }
  const env = { ...process.env, ...none, HTTP_PROXY: '', http_proxy: '', ...environment }
  return new Promise<{ exitCode: number; text: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'broker-cli.ts'), ...args],
      { env },
      (_error, out, err) => resolve({ exitCode: child.exitCode ?? -1, text: out + err }),
    )
  })
}

describe('with a broker', { timeout: 60_000 }, () => {
  const git = { GIT_COMMIT: '4f1c2d3', GIT_BRANCH: 'main' }

  it('asks with a token whether it may deploy, and exits with 0 on yes', async () => {
    const { url, requests } = await startBroker({ deployable: true })
    const env = { ...git, PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: 'secret' }
    const { exitCode, text } = await ask(env, 'can-i-deploy', 'production')
    expect({ exitCode, text }).toEqual({ exitCode: 0, text: expect.stringContaining('Computer says yes') })
    expect(requests).toEqual([{ call: expect.any(String), authorization: 'Bearer secret', body: '' }])
    const query = new URL(requests[0]?.call.slice('GET '.length) ?? '', url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      'q[][pacticipant]': 'member-app',
      'q[][version]': '4f1c2d3',
      environment: 'production',
    })
  })

  it('exits with 1 on no', async () => {
    const { url } = await startBroker({ deployable: false })
    const { exitCode, text } = await ask({ ...git, PACT_BROKER_BASE_URL: url }, 'can-i-deploy', 'production')
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining('not verified') })
  })

  it('explains a missing setting in one message, without a stack', async () => {
    const { exitCode, text } = await ask({}, 'publish')
    expect(exitCode).toBe(2)
    expect(text).toMatch(/^PACT_BROKER_BASE_URL is not set: which Pact Broker\?\nVariables:\n/)
    expect(text).not.toContain('    at ')
  })

  it('publishes the pact with version, branch and password', async () => {
    const { url, requests } = await startBroker({ deployable: true })
    const env = {
      ...git,
      PACT_BROKER_BASE_URL: url,
      PACT_BROKER_USERNAME: 'who',
      PACT_BROKER_PASSWORD: 'secret',
    }
    const order = publishCommand(env, GIT)
    expect(await askBroker(order, { ...process.env, PACT_BROKER_TOKEN: '', ...env })).toBe(0)
    const sent = requests.find(({ call }) => call === 'POST /contracts/publish')
    expect(sent?.authorization).toBe(`Basic ${Buffer.from('who:secret').toString('base64')}`)
    const { contracts, ...version } = JSON.parse(sent?.body ?? '{}')
    expect(version).toMatchObject({
      pacticipantName: 'member-app',
      pacticipantVersionNumber: '4f1c2d3',
      branch: 'main',
    })
    expect(contracts).toHaveLength(1)
    const published = JSON.parse(Buffer.from(contracts[0].content, 'base64').toString())
    expect(published.interactions).toEqual(JSON.parse(readFileSync(PACT_FILE, 'utf8')).interactions)
  })
})
