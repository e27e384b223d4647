import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionAt } from '../news/versions.ts'
import { documentWithPact, writePage } from './page.ts'

const scratch = mkdtempSync(join(tmpdir(), 'contract-page-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const document = documentWithPact()
const file = join(scratch, 'new/folder/index.html')
let html = ''
beforeAll(async () => {
  await writePage(file, document)
  html = readFileSync(file, 'utf8')
})

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g
/** What the browser parses as HTML: not the text of scripts, which contains many addresses as namespaces or links. */
const markup = () => html.replace(SCRIPT, '<script$1></script>')

describe('the page asks the network for nothing', () => {
  it('its scripts, styles, pictures and fonts are inside', () => {
    const loads = [...markup().matchAll(/<(script|link|img|iframe|source|object|embed|base)\b[^>]*>/g)]
    const addresses = loads.flatMap(([tag]) => [
      ...tag.matchAll(/\b(?:src|srcset|href|data)\s*=\s*["']?([^"'\s>]+)/g),
    ])
    expect(loads.length).toBeGreaterThan(0)
    expect(addresses.map(([, address = '']) => address).filter((url) => !url.startsWith('data:'))).toEqual([])
  })

  it('its styles load neither styles nor fonts', () => {
    const styles = [...markup().matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
    expect(styles.length).toBeGreaterThan(0)
    expect(styles.join('\n')).not.toMatch(/@import|url\(\s*(?!["']?(?:data:|#))/)
  })

  it('the logo that the library would load is replaced', () => {
    expect(html).not.toContain('cdn.redoc.ly')
    expect(html).toMatch(/alt:`redocly logo`[^}]*`data:image\/svg\+xml,/)
  })

  it('telemetry is off, and the browser refuses what is left', () => {
    expect(html).toMatch(/__redoc_options = \{[^\n]*"disableTelemetry":true/)
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toMatch(/https?:|\*|connect-src|'self'/)
    // The policy names each script by its hash.
    expect(policy).toMatch(/script-src(?: 'sha256-[\w+/]+=*')+;/)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:script|style|link)\b/))
  })
})

it('the page holds the document with its pact, whole', () => {
  const source = /const __redoc_definition = (\{.*\});\n/.exec(html)?.[1] ?? '{}'
  expect(JSON.parse(source).paths).toEqual(document.paths)
})

it('the page says what is new since another version', () => {
  const version = versionAt(undefined)
  const states = version.states?.map((state) => ({ ...state, must: `${state.must} {% new %}` }))
  const { description = '' } = documentWithPact({
    ...version,
    name: 'the last release',
    ...(states && { states }),
  }).info
  expect(description).toContain('# What the contract asks: the last release → the files here')
  expect(description).toContain('No longer said: “')
  expect(description).not.toContain('{%')
})
