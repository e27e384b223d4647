import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { MEANINGS } from '#contracts/openapi/openapi-fields.ts'
import { AS_DEMO, runConform, SLOW_MS } from '../conform/test-conform.ts'
import { PACTS_DIR } from '../names.ts'
import { changeField } from '../provider/planted/change.ts'
import { readFingerprint } from './fingerprint.ts'
import { FORM_NAMES, formsOf, inForms, likenessOf, marksOf, spokenIn } from './forms.ts'
import { harOf } from './test-har.ts'
import { changed, own, recordedPrints } from './test-traffic.ts'

const folder = mkdtempSync(join(tmpdir(), 'fidelity-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** On this machine, as the mock's own addresses are. */
const BASE = 'http://127.0.0.1:8080/backend'

const fileWith = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** Runs `npm run fidelity` as a person does. */
const runFidelity = (...args: string[]) =>
  new Promise<{ exitCode: number | null; text: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'fidelity-cli.ts'), ...args],
      (_, out, err) => resolve({ exitCode: child.exitCode, text: out + err }),
    )
  })

/** A mock backend in a program of its own, as `npm run mock` starts it. */
function startMock(...args: string[]): Promise<string> {
  const script = join(PACTS_DIR, '../mock-server/cli.ts')
  const child = spawn(process.execPath, [script, '--port', '0', '--scenario', 'member-with-history', ...args])
  onTestFinished(() => void child.kill())
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [url] = /http:\S+/.exec(text.toString()) ?? []
      if (url !== undefined) resolve(url)
    })
    child.stderr.on('data', (text: Buffer) => reject(new Error(text.toString())))
  })
}

/** Every text and number of a value that could be told from a class or a count. */
const valuesIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesIn)
  const text = String(value)
  return text.length > 4 ? [text] : []
}

describe('a recording of a browser', { timeout: SLOW_MS }, () => {
  const record = join(folder, 'staging.json')

  it('is judged without a call, money calls too, and its fingerprint has no value of the traffic', async () => {
    const traffic = inForms(own, ['text-numbers'])
    const har = fileWith('staging.har', harOf(traffic, BASE))
    const { exitCode, text, last } = await runConform(['--har', har, '--record', record])
    expect({ exitCode, last }).toMatchObject({ exitCode: 0, last: expect.stringContaining(', 0 breaches') })
    expect(text).toContain('no call is sent')
    expect(text).toContain('ok       POST /api/withdraw')
    expect(text).toMatch(/refused {2}POST \/api\/transfer: code 202/)
    const written = readFileSync(record, 'utf8')
    const values = traffic.flatMap(({ body, request }) => [...valuesIn(body), ...valuesIn(request)])
    // `joker` is a kind of game, and the name of a VIP level's field.
    const isName = (value: string) => Object.keys(MEANINGS).some((name) => name.endsWith(value))
    const shown = values.filter((value) => written.includes(JSON.stringify(value).slice(1, -1)))
    expect(shown.filter((value) => !isName(value))).toEqual([])
    expect(values.length).toBeGreaterThan(1_000)
  })

  it('tells how a mock backend would write like that one, which then does', async () => {
    const { exitCode, text } = await runFidelity(record)
    expect(exitCode).toBe(0)
    expect(text).toContain('wire form text-numbers (amounts as "100.50"')
    expect(text).toContain('{"state":"wire-form","params":{"form":"text-numbers"}}')
    expect(text).toContain(`npm run mock -- --like ${record}`)
    const url = await startMock('--like', record)
    const again = join(folder, 'again.json')
    const walked = await runConform([url, ...AS_DEMO, '--record', again])
    expect(walked.exitCode).toBe(0)
    expect(readFingerprint(again).like).toEqual(readFingerprint(record).like)
  })

  it('names a broken answer with call and path, and ends with 1', async () => {
    const har = fileWith('broken.har', harOf(changed(changeField('/api/user', 'username', () => null)), BASE))
    const file = join(folder, 'broken.json')
    await runConform(['--har', har, '--record', file])
    const { exitCode, text } = await runFidelity(file)
    expect({ exitCode, text }).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/^broken: .*\n {2}POST \/api\/user data\.username: null/),
    })
  })

  it('names a field that no schema has, and no name that may be a value', async () => {
    const traffic = own.map((exchange) =>
      exchange.path === '/api/balance' ? { ...exchange, body: withMore(exchange.body) } : exchange,
    )
    const file = join(folder, 'more.json')
    await runConform(['--har', fileWith('more.har', harOf(traffic, BASE)), '--record', file])
    expect(readFileSync(file, 'utf8')).not.toMatch(/demo888|lisi/)
    expect((await runFidelity(file)).text).toContain(
      'POST /api/balance data.frozen: a field that no answer of the mock has',
    )
  })

  it('names what is longer than the mock’s, and the fields that it never writes', async () => {
    const traffic = changed(changeField('/api/user', 'realname', (name: string) => name.repeat(50)))
    const without = traffic.map((exchange) => ({ ...exchange, body: withoutJoinday(exchange.body) }))
    const file = join(folder, 'longer.json')
    await runConform(['--har', fileWith('longer.har', harOf(without, BASE)), '--record', file])
    const { text } = await runFidelity(file)
    expect(text).toContain('POST /api/user data.realname: 65 to 1000 characters, the mock at most 1 to 4')
    expect(text).toContain('  POST /api/user: data.joinday\n')
  })
  const withoutJoinday = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body), (key, value) => (key === 'joinday' ? undefined : value))
  const withMore = (body: unknown) => {
    const { data, ...envelope } = body as { data: object | null }
    return data === null
      ? body
      : { ...envelope, data: { ...data, frozen: 1, byName: { demo888: 1, lisi: 1 } } }
  }
})

describe('the forms of a backend', () => {
  const marks = marksOf(own)

  it.each(FORM_NAMES)('%s is known by its answers', (form) => {
    expect(formsOf(spokenIn(recordedPrints(inForms(own, [form])), marks))).toEqual([form])
  })

  it('several at once, and the code of refusals', () => {
    const forms = ['text-numbers', 'number-ids', 'empty-null', 'pay-message'] as const
    const coded = inForms(own, forms).map((exchange) => {
      const { code, ...body } = exchange.body as { code: number }
      return { ...exchange, body: { code: code === 202 ? 1001 : code, ...body } }
    })
    const like = likenessOf(recordedPrints(coded), own)
    expect({ ...like, wireForms: [...like.wireForms].sort() }).toEqual({
      wireForms: [...forms].sort(),
      refusalCode: 1001,
    })
  })

  it('none, where a backend writes as the mock does', () => {
    expect(likenessOf(recordedPrints(own), own)).toEqual({ wireForms: [], refusalCode: null })
  })
})

describe('bad input gets one sentence and exit code 2', { timeout: SLOW_MS }, () => {
  const twoSites = () => {
    const entries = [BASE, 'https://other.example'].flatMap(
      (base) => harOf(own.slice(0, 3), base).log.entries,
    )
    return { log: { entries } }
  }
  it.each([
    ['no file', () => ['--har', join(folder, 'none.har')], 'cannot be read'],
    ['a HAR that was cut', () => ['--har', fileWith('cut.har', '{"log": {"entr')], 'is no JSON'],
    ['another JSON', () => ['--har', fileWith('other.har', { a: 1 })], 'is no recording of a browser'],
    [
      'another site',
      () => ['--har', fileWith('site.har', harOf([], BASE))],
      'has no call of the contract: it may be a recording of another site',
    ],
    ['two backends', () => ['--har', fileWith('two.har', twoSites())], 'name one of them before --har'],
    [
      'a backend that is not in it',
      () => ['https://third.example', '--har', fileWith('two.har', twoSites())],
      'has no call of https://third.example, only of',
    ],
    [
      'a file that is there',
      () => ['http://127.0.0.1:1', '--record', fileWith('there.json', '')],
      'is there already: --force writes over it',
    ],
  ])('conform: %s', async (_what, args, expected) => {
    const { exitCode, text } = await runConform(args())
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining(expected) })
    expect(text.trim().split('\n')).toHaveLength(1)
  })

  it.each([
    ['no file', () => [], 'Name one file'],
    ['a file that is not there', () => [join(folder, 'none.json')], 'cannot be read'],
    ['no JSON', () => [fileWith('text.json', 'hello')], 'is no JSON'],
    ['another JSON', () => [fileWith('package.json', { name: 'a' })], 'is no fingerprint of a backend'],
    ['an unknown flag', () => ['--fast'], 'There is no flag --fast'],
  ])('fidelity: %s', async (_what, args, expected) => {
    const { exitCode, text } = await runFidelity(...args())
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining(expected) })
    expect(text.trim().split('\n')).toHaveLength(1)
  })

  it('a recording takes no account', async () => {
    const { exitCode, text } = await runConform(['--har', 'a.har', ...AS_DEMO])
    expect({ exitCode, text }).toEqual({ exitCode: 2, text: expect.stringContaining('--har sends nothing') })
  })
})
