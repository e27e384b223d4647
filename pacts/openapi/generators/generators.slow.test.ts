import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { PACTS_DIR } from '../../names.ts'
import {
  callsOf,
  casesOf,
  changedExamples,
  DOCUMENTS,
  type DocumentName,
  documentOf,
  fileOf,
} from './cases.ts'
import { DEBIAN_TOOLS, installFromDebian, installFromNpm, NPM_TOOLS, verdictsOf } from './tools.ts'

/** Each tool is a program, and the first of them are fetched. */
const SLOW_MS = 600_000
const folder = mkdtempSync(join(tmpdir(), 'generators-'))
beforeAll(() => installFromNpm(folder), SLOW_MS)
afterAll(() => rmSync(folder, { recursive: true }))

const inFolder = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
/** Runs a module in the folder of the tools, where their names can be imported. */
const runModule = (name: string, text: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [inFolder(name, text), ...args], { cwd: folder })

/** What the compiler finds in these files. */
async function typeErrors(...files: string[]): Promise<string> {
  const tsc = join(PACTS_DIR, '../node_modules/.bin/tsc')
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--lib', 'esnext,dom', '--module', 'esnext']
  const resolution = ['--moduleResolution', 'bundler', '--ignoreConfig']
  return promisify(execFile)(tsc, [...flags, ...resolution, ...files], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

/** One file that gives each type of an answer its example and the refusals, and uses what comes out. */
const typedAnswers = (
  name: DocumentName,
  typeOf: (operationId: string, path: string, method: string) => string,
) =>
  casesOf(name)
    .filter(({ isRight }) => isRight)
    .map(
      ({ operationId, path, method, answer }, at) =>
        `export const a${at}: ${typeOf(operationId, path, method.toLowerCase())} = ${JSON.stringify(answer, withoutNull)}`,
    )
    .join('\n')

/** The types know no data of a refusal. */
const withoutNull = (key: string, value: unknown) => (key === 'data' && value === null ? undefined : value)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The generators ignore that a refusal has not the code 200, so a success that is broken reads as a refusal without
 * data. Where an answer is one object they find it.
 */
const passing = (name: DocumentName) =>
  casesOf(name).filter(
    ({ answer, isRight }) =>
      name !== 'openapi-3.0-one-object' && !isRight && (answer as { code: unknown }).code === 200,
  )

/** The cases on which a schema of zod and the document disagree. */
async function disagreements(name: DocumentName, file: string, nameOf: (operationId: string) => string) {
  const cases = inFolder('cases.json', JSON.stringify(casesOf(name)))
  const { stdout } = await runModule(
    'decode.mjs',
    `import { readFileSync } from 'node:fs'
    const schemas = await import(process.argv[2])
    const cases = JSON.parse(readFileSync(process.argv[3], 'utf8'))
    const names = JSON.parse(process.argv[4])
    const wrong = cases.filter(({ operationId, answer, isRight }) =>
      schemas[names[operationId]].safeParse(answer).success !== isRight)
    console.log(JSON.stringify(wrong))`,
    ...[
      file,
      cases,
      JSON.stringify(Object.fromEntries(callsOf(name).map((it) => [it.operationId, nameOf(it.operationId)]))),
    ],
  )
  return JSON.parse(stdout)
}

describe('what a generator makes of the document reads its examples and refusals', {
  timeout: SLOW_MS,
}, () => {
  it('openapi-typescript: unions of texts, the data of a success, and a file by the transform of its manual', async () => {
    const types = join(folder, 'types.ts')
    await runModule(
      'types.mjs',
      `import { writeFileSync } from 'node:fs'
      import openapiTS, { astToString } from 'openapi-typescript'
      import ts from 'typescript'
      const transform = ({ format }) =>
        format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined
      const ast = await openapiTS(new URL(process.argv[2], 'file://'), { transform })
      writeFileSync(process.argv[3], astToString(ast))`,
      ...[fileOf('openapi'), types],
    )
    const answers = typedAnswers(
      'openapi',
      (_, path, method) => `Answer<${JSON.stringify(path)}, ${JSON.stringify(method)}>`,
    )
    const uses = inFolder(
      'types-used.ts',
      `import type { paths } from './types'
      type Answer<P extends keyof paths, M extends keyof paths[P]> =
        paths[P][M] extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : never
      ${answers}
      export const upload: paths['/api/uploadimg']['post']['requestBody']['content']['multipart/form-data'] =
        { file: new Blob([]) }
      type Kind = paths['/api/getcard']['post']['requestBody']['content']['application/json']['type']
      export const kinds: Kind[] = [1, '2']
      // @ts-expect-error
      export const noKind: Kind = '3'
      export const balance = (answer: Answer<'/api/balance', 'post'>): string | number =>
        answer.code === 200 && 'data' in answer ? answer.data.balance : 0`,
    )
    expect(await typeErrors(uses)).toBe('')
  })

  it.each(DOCUMENTS)('hey-api, from %s', async (name) => {
    const out = join(folder, `hey-${name}`)
    await runModule(
      'hey.mjs',
      `import { createClient } from '@hey-api/openapi-ts'
      const [input, output] = process.argv.slice(2)
      await createClient({ input, output, plugins: ['@hey-api/typescript', 'zod'], logs: { level: 'silent' } })`,
      ...[fileOf(name), out],
    )
    const uses = inFolder(
      `hey-${name}.ts`,
      `import type { UploadimgData } from './hey-${name}/types.gen'
      export * from './hey-${name}/zod.gen'
      export const upload: UploadimgData['body'] = { file: new File([], 'a.png') }`,
    )
    expect(await typeErrors(uses)).toBe('')
    const nameOf = (operationId: string) => `z${capital(operationId)}Response`
    expect(await disagreements(name, join(out, 'zod.gen.ts'), nameOf)).toEqual(passing(name))
  })

  it.each(['openapi-3.0', 'openapi-3.0-one-object'] as const)('orval, from %s', async (name) => {
    const out = join(folder, `orval-${name}`)
    mkdirSync(out)
    await runModule(
      'orval.mjs',
      `import { generate } from 'orval'
      const [target, folder] = process.argv.slice(2)
      for (const client of ['zod', 'fetch'])
        await generate({ input: { target }, output: { target: folder + '/' + client + '.ts', client, mode: 'single' } })`,
      ...[fileOf(name), out],
    )
    const uses = inFolder(
      `orval-${name}.ts`,
      `import type { UploadimgBody } from './orval-${name}/fetch'
      export * from './orval-${name}/zod'
      export const upload: UploadimgBody = { file: new File([], 'a.png') }`,
    )
    expect(await typeErrors(uses)).toBe('')
    const nameOf = (operationId: string) => `${capital(operationId)}Response`
    expect(await disagreements(name, join(out, 'zod.ts'), nameOf)).toEqual(passing(name))
  })

  it.each(
    DOCUMENTS,
  )('swagger-client, from %s: each call is sent as described, and its answers come back', async (name) => {
    const SwaggerClient = createRequire(join(folder, 'any.js'))('swagger-client')
    const cases = casesOf(name)
    let next: unknown
    const asked: { call: string; type: string; token: string }[] = []
    const server = createServer((request, response) => {
      const { authorization: token = '', 'content-type': type = '' } = request.headers
      asked.push({ call: `${request.method} ${request.url?.replace(/\?.*/, '')}`, type, token })
      request.resume()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(next))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const spec = {
      ...documentOf(name),
      servers: [{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }],
    }
    const client = await new SwaggerClient({ spec, authorizations: { token: { value: 'a1b2' } } })
    expect(client.errors).toEqual([])
    for (const { operationId, method, path, answer } of cases) {
      next = answer
      const sent = operationId === 'uploadimg' ? { file: new File(['a'], 'a.png') } : {}
      const requestBody = method === 'GET' ? {} : { requestBody: sent }
      const parameters = operationId === 'queryOrderNo' ? { orderNo: 'P1' } : {}
      const { body } = await client.execute({ operationId, parameters, ...requestBody })
      expect(body).toEqual(answer)
      expect(asked.at(-1)?.call).toBe(`${method} ${path}`)
    }
    expect(asked.find(({ call }) => call === 'POST /api/uploadimg')?.type).toMatch(/^multipart\/form-data/)
    expect(asked.find(({ call }) => call === 'POST /api/balance')?.token).toBe('Bearer a1b2')
  })
})

const PROGRAMS = [
  ['kin-openapi', 'openapi-3.0'],
  ['kin-openapi', 'openapi-3.0-one-object'],
  ['jsonschema', 'openapi'],
] as const

describe('a validator accepts the examples and refusals, and no broken answer', { timeout: SLOW_MS }, () => {
  it.each(PROGRAMS)('%s, by %s', (program, name) => {
    const missing = installFromDebian(program)
    if (missing !== undefined) return console.log(`${program} was not run: ${missing}`)
    const cases = casesOf(name)
    const verdicts = verdictsOf(program, fileOf(name), inFolder('cases.json', JSON.stringify(cases)))
    const wrong = cases.flatMap((one, at) =>
      (verdicts[at] === '') === one.isRight ? [] : [[one, verdicts[at]]],
    )
    expect(wrong).toEqual([])
    expect(verdicts.length).toBe(cases.length)
  })
})

it('the documents of 3.0 and 3.1 accept the same answers', { timeout: SLOW_MS }, () => {
  const missing = [installFromDebian('kin-openapi'), installFromDebian('jsonschema')].find(Boolean)
  if (missing !== undefined) return console.log(`the documents were not compared: ${missing}`)
  const cases = changedExamples('openapi')
  const file = inFolder('changed.json', JSON.stringify(cases))
  const of31 = verdictsOf('jsonschema', fileOf('openapi'), file)
  const of30 = verdictsOf('kin-openapi', fileOf('openapi-3.0'), file)
  const differing = cases.filter((_, at) => (of30[at] === '') !== (of31[at] === ''))
  expect(differing.map(({ path, answer }) => `${path} ${JSON.stringify(answer)}`)).toEqual([])
  expect(of31.filter((verdict) => verdict !== '').length).toBeGreaterThan(1_000)
})

it('the README has each tool with its version', () => {
  const readme = readFileSync(join(PACTS_DIR, '../contracts/openapi/README.md'), 'utf8')
  for (const [name, version] of Object.entries(NPM_TOOLS))
    expect(readme).toContain(`| \`${name}\` ${version} |`)
  for (const name of Object.keys(DEBIAN_TOOLS)) expect(readme).toContain(`| \`${name}\` `)
})
