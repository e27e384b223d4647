import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { contract } from '../index.ts'
import { buildOpenApi, openApiText } from './openapi.ts'
import { oneObjectText, openApi30Text } from './openapi-30.ts'
import { MEANINGS } from './openapi-fields.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'openapi-'))
afterAll(() => rmSync(scratch, { recursive: true }))

type Operation = {
  operationId: string
  security: unknown[]
  parameters?: { name: string; description?: string }[]
  responses: Record<
    string,
    { content: Record<string, { schema: { oneOf: [{ properties: { data: unknown } }] } }> }
  >
}
const document = buildOpenApi() as {
  paths: Record<string, Record<string, Operation>>
  tags: unknown[]
  components: { schemas: Record<string, { properties: Record<string, unknown> }> }
}
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const dataOf = (path: string, method: string) =>
  document.paths[path]?.[method]?.responses[200]?.content['application/json']?.schema.oneOf[0].properties.data

describe('openapi.json', () => {
  it.each([
    ['openapi', openApiText],
    ['openapi-3.0', openApi30Text],
    ['openapi-3.0-one-object', oneObjectText],
  ])('%s.json is up to date: run npm run contract:openapi when this fails', (name, text) => {
    expect(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8') === text()).toBe(true)
  })

  it('has nothing of 3.1 in the documents of 3.0, and no text beside a reference', () => {
    const words = /"(const|examples|contentMediaType|\$defs)":|"type": \[|"exclusiveM(in|ax)imum": [^t]/
    for (const text of [openApi30Text(), oneObjectText()]) {
      expect(text).not.toMatch(words)
      expect(text).not.toMatch(/"\$ref": "[^"]+",/)
    }
    expect(oneObjectText()).not.toMatch(/"(not|oneOf)":/)
  })

  it('has every call under its name, with who may call it', () => {
    const calls = Object.values(contract).flatMap((router) => Object.keys(router))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(calls.sort())
    expect(document.tags).toHaveLength(Object.keys(contract).length)
    expect(document.paths['/api/app']?.post?.security).toEqual([])
    expect(document.paths['/api/transfer']?.post?.security).toEqual([{ token: [] }])
  })

  it('describes every field, and only fields that exist', () => {
    const unused = new Set(Object.keys(MEANINGS))
    const undescribed: string[] = []
    const collect = (owner: string, part: unknown): void => {
      if (typeof part !== 'object' || part === null) return
      for (const [key, value] of Object.entries(part)) {
        if (['example', 'examples', 'not'].includes(key)) continue
        collect(key === 'requestBody' ? `${owner}.request` : owner, value)
        if (key !== 'properties') continue
        for (const [field, schema] of Object.entries<{ description?: string }>(value)) {
          if (!schema.description) undescribed.push(`${owner}.${field}`)
          const names = [`${owner}.${field}`, `${owner.replace('.request', '')}.${field}`, field]
          unused.delete(names.find((name) => name in MEANINGS) ?? field)
        }
      }
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) collect(name, schema)
    for (const operation of operations) {
      collect(operation.operationId, operation)
      for (const { name, description } of operation.parameters ?? []) {
        if (!description) undescribed.push(`${operation.operationId}?${name}`)
        if (!unused.delete(`${operation.operationId}.${name}`)) unused.delete(name)
      }
    }
    expect(undescribed).toEqual([])
    expect([...unused]).toEqual([])
  })

  it('shows the schema of tolerant lists, pages and objects, with the plain form first', () => {
    const nothing = { type: ['null', 'string'], maxLength: 0 }
    const list = (name: string) => {
      const items = { $ref: `#/components/schemas/${name}` }
      return [{ type: 'array', items }, { type: 'object', additionalProperties: items }, nothing]
    }
    const bets = { properties: { data: { anyOf: list('BetRecord') }, total: {} } }
    expect(dataOf('/api/balancelist', 'post')).toMatchObject({ anyOf: list('VenueWallet') })
    expect(dataOf('/api/betrecord', 'post')).toMatchObject({ anyOf: [bets, { type: 'array' }, nothing] })
    expect(dataOf('/api/getPayRange', 'post')).toMatchObject({ $ref: '#/components/schemas/PayRange' })
    expect(document.components.schemas.PayRange).toMatchObject({
      anyOf: [{ type: 'object' }, { type: 'array', maxItems: 0 }, nothing],
    })
    expect(document.components.schemas.UserInfo?.properties).toHaveProperty('current_vip')
    expect(document.components.schemas.Rebates).toMatchObject({
      anyOf: [
        { properties: { list: {}, jisuan: {} }, required: ['list'] },
        { properties: { data: {}, jisuan: {}, list: { not: {} } } },
        { type: 'array' },
        nothing,
      ],
    })
    expect(dataOf('/api/payinfo', 'post')).toMatchObject({
      properties: {
        cardlist: { anyOf: [{ type: 'array' }, { $ref: '#/components/schemas/PayCard' }, nothing] },
      },
    })
  })

  it('mentions nothing that its readers do not have', () => {
    const texts = openApiText().match(/"(?:summary|description|x-origin|title|name)": "[^\n]*"/g) ?? []
    expect(texts.filter((text) => /docs\/|\.tsx?\b|\.md\b|§|\bspec\b|\bsection/i.test(text))).toEqual([])
  })

  it('avoids what other linters and client generators fail on', () => {
    const bad: string[] = []
    const keysOf = (schema: { enum?: unknown[] }) => (schema.enum ?? []).map(String)
    const collect = (part: unknown, path: string): void => {
      if (typeof part !== 'object' || part === null) return
      const schema = part as { type?: string | string[]; items?: unknown; enum?: unknown[]; anyOf?: object[] }
      // A property may be named `type` or `enum`.
      const isSchema = !path.endsWith('/properties')
      if (isSchema && [schema.type].flat().includes('array') && !schema.items) bad.push(`${path}: no items`)
      const keys = isSchema ? [...keysOf(schema), ...(schema.anyOf ?? []).flatMap(keysOf)] : []
      if (new Set(keys).size < keys.length) bad.push(`${path}: a generated enum has the same key twice`)
      for (const [key, value] of Object.entries(part))
        if (!['example', 'examples'].includes(key)) collect(value, `${path}/${key}`)
    }
    collect(document, '')
    expect(bad).toEqual([])
  })

  it('passes an independent linter', { timeout: 60_000 }, () => {
    const lint = spawnSync(
      'node_modules/.bin/redocly',
      ['lint', 'contracts/openapi.json', '--format', 'json'],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    expect(lint.status).toBe(0)
    expect(JSON.parse(lint.stdout).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  })
})

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['contracts/openapi/openapi-cli.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    })

  it('writes the same bytes each time, and --check accepts them', () => {
    execFileSync(process.execPath, ['contracts/openapi/openapi-cli.ts', scratch], { cwd: root })
    expect(readFileSync(join(scratch, 'contracts/openapi.json'), 'utf8')).toBe(openApiText())
    expect(run('--check', scratch).status).toBe(0)
  })

  it('fails with the first difference if a file is stale or missing', () => {
    const file = join(scratch, 'contracts/openapi.json')
    writeFileSync(file, openApiText().replace('/api/transfer', '/api/move'))
    const stale = run('--check', scratch)
    expect([stale.status, stale.stderr]).toEqual([1, expect.stringContaining('/api/move')])
    rmSync(file)
    expect(run('--check', scratch).status).toBe(1)
  })
})
