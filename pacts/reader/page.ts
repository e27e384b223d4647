import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { PACT_FILE, PACTS_DIR, STATES_FILE } from '../names.ts'
import { newsBetween, newsMarkdown } from '../news/news.ts'
import { type Version, versionAt, versionBefore } from '../news/versions.ts'
import { readPact } from '../pact-file.ts'
import { type OpenApi, withPact } from './enrich.ts'
import { escapeMarkdown } from './markdown.ts'

const ROOT = join(PACTS_DIR, '..')
/** Without the first one, the page would send telemetry whenever somebody opens it. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
/** One column, because the tables of the pact are wide. Readers open schemas as they need them. */
const OPTIONS = { layout: 'stacked', hideDownloadButtons: true }

/** The library's page loads its maker's logo from the network; its name says the same. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const NAME = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#888">Redocly</text></svg>',
)}`

/** The template lets nothing run: its scripts are known once the page is written. */
const NO_SCRIPTS = "script-src 'none'"
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g

/** The page, whose policy lets its own scripts run and nothing else. */
function withItsScripts(html: string): string {
  if (!html.includes(NO_SCRIPTS)) throw new Error('the page has no policy for scripts')
  const hashes = [...html.matchAll(SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return html.replace(NO_SCRIPTS, `script-src ${hashes.join(' ')}`)
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** The OpenAPI document of the repository with its pact, and with what is new in both since another version. */
export function documentWithPact(since?: Version): OpenApi {
  const document = withPact(
    json(join(ROOT, 'contracts/openapi.json')),
    readPact(PACT_FILE),
    json(STATES_FILE).states,
  )
  if (since === undefined) return document
  const news = newsMarkdown(newsBetween(since, versionAt(undefined)), { written: escapeMarkdown })
  const description = `${document.info.description ?? ''}\n\n${news}`
  return { ...document, info: { ...document.info, description } }
}

/** Writes the contract as one HTML file for people, rendered by Redoc, which is inside; it needs no network. */
export async function writePage(
  file: string,
  document = documentWithPact(versionBefore(undefined)),
): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'contract-docs-'))
  try {
    const source = join(scratch, 'openapi.json')
    writeFileSync(source, JSON.stringify(document))
    mkdirSync(dirname(resolve(file)), { recursive: true })
    await promisify(execFile)(
      join(ROOT, 'node_modules/.bin/redocly'),
      [
        ...['build-docs', source, '--output', resolve(file)],
        ...['--inlineBundle', '--template', join(import.meta.dirname, 'page.hbs')],
        ...['--openapi', JSON.stringify(OPTIONS)],
      ],
      { cwd: scratch, env: { ...process.env, ...QUIET } },
    )
    writeFileSync(file, withItsScripts(readFileSync(file, 'utf8').replace(LOGO, NAME)))
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
