import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { openApiText } from './openapi.ts'
import { oneObjectText, openApi30Text } from './openapi-30.ts'
import { tablesText } from './tables.ts'

/**
 * Writes the files that derive from the contract, below the folder that is named or else in the repository. With
 * `--check` it writes nothing and exits with 1 if a file is out of date.
 */
const GENERATED = {
  'contracts/openapi.json': openApiText,
  'contracts/openapi-3.0.json': openApi30Text,
  'contracts/openapi-3.0-one-object.json': oneObjectText,
  'docs/limits.md': tablesText,
}

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
const folder = positionals[0] ?? join(import.meta.dirname, '../..')

for (const [name, write] of Object.entries(GENERATED)) {
  const file = join(folder, name)
  if (values.check) check(name, read(file), write())
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, write())
  }
}

function check(name: string, stored: string, generated: string): void {
  if (stored === generated) return
  const [before, after] = [stored.split('\n'), generated.split('\n')]
  const line = after.findIndex((text, n) => text !== before[n])
  console.error(`${name} is out of date: run npm run contract:openapi
line ${line + 1}:\n- ${before[line] ?? '(end)'}\n+ ${after[line] ?? '(end)'}`)
  process.exitCode = 1
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
