import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { openApiText } from './openapi.ts'
import { tablesText } from './tables.ts'

/** Writes what derives from the contract, below the named folder or here; with `--check` exits with 1 when it is out of date. */
const WRITTEN = { 'contracts/openapi.json': openApiText, 'docs/limits.md': tablesText }

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
const folder = positionals[0] ?? join(import.meta.dirname, '../..')

for (const [name, write] of Object.entries(WRITTEN)) {
  const file = join(folder, name)
  if (values.check) check(name, read(file), write())
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, write())
  }
}

function check(name: string, was: string, is: string): void {
  if (was === is) return
  const [before, after] = [was.split('\n'), is.split('\n')]
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
