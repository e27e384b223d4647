import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SUCCESS, UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { PACTS_DIR } from '../names.ts'
import { codeOf, contentOf, isPlainRefusal } from '../pact-file.ts'
import { consumerPact, pactFileOf, resultLines, runVerifier, SLOW_MS } from './test-verify.ts'

const readme = readFileSync(join(PACTS_DIR, 'README.md'), 'utf8')
const [, example = ''] = /Save it as `backend\.mjs`[\s\S]*?```js\n([\s\S]*?)```/.exec(readme) ?? []
const required = consumerPact.interactions.filter(({ pending }) => !pending)
const ofBalance = required.filter(({ request }) => request.path === '/api/balance')
const refusals = required.filter(isPlainRefusal)
const namesOf = (interactions: typeof required) => interactions.map(({ description }) => description).sort()

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts the example of README.md, unchanged, on a free port. */
async function startExample(code = example): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'example-'))
  const port = await freePort()
  writeFileSync(join(folder, 'backend.mjs'), code.replaceAll('8080', String(port)))
  const child: ChildProcess = spawn(process.execPath, [join(folder, 'backend.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  if (child.stdout) await once(child.stdout, 'data')
  return { PROVIDER_BASE_URL: `http://127.0.0.1:${port}` }
}

/** The example with its `line` changed to `other`. */
function changed(line: string, other: string): string {
  expect(example).toContain(line)
  return example.replace(line, other)
}

describe('the example of README.md', { timeout: SLOW_MS }, () => {
  it('is green in its one call, and red in all others', async () => {
    const { exitCode, text } = await runVerifier(await startExample())
    expect(exitCode).toBe(1)
    expect(resultLines(text).sort()).toEqual(
      namesOf(required.filter((interaction) => !ofBalance.includes(interaction))),
    )
  })

  it('is red in three interactions when it ignores the token', async () => {
    const last =
      "return { status: 200, body: member ? call(member) : { code: 401, message: '请先登录', data: null } }"
    const [, wrong = ''] = /change the last line of\n`answer` to `(.+?)`,/.exec(readme) ?? []
    const backend = await startExample(changed(last, wrong))
    const { text } = await runVerifier(backend, pactFileOf(ofBalance))
    expect(resultLines(text)).toHaveLength(3)
    expect(readme).toContain('There were 3 pact failures')
  })

  it('is green for nothing if a missing call looks like a refusal', async () => {
    const refusing = changed(
      'status: 404, body: {}',
      "status: 200, body: { code: 404, message: '接口不存在' }",
    )
    const { text } = await runVerifier(await startExample(refusing), pactFileOf(refusals))
    expect(refusals.length - resultLines(text).length).toBe(21)
  })
})

it('README.md says how many interactions a backend without the calls may pass', () => {
  const unauthorised = required.filter((interaction) => codeOf(interaction) === UNAUTHORISED)
  const bare = required.filter(
    (interaction) => codeOf(interaction) === SUCCESS && (contentOf(interaction).data ?? null) === null,
  )
  const [, ...counts] =
    /and (\d+) interactions that need no more[\s\S]*?So are (\d+) that need a 401[\s\S]*?And (\d+) ask for a success/.exec(
      readme,
    ) ?? []
  expect(counts.map(Number)).toEqual([refusals.length, unauthorised.length, bare.length])
})
