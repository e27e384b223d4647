import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openApiText } from './openapi.ts'

/** Writes contracts/openapi.json (or the named file); with `--check` exits with 1 when it is not up to date. */
const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
const file = positionals[0] ?? new URL('openapi.json', import.meta.url)
const generated = openApiText()

if (!values.check) {
  writeFileSync(file, generated)
} else {
  const difference = firstDifference(read(), generated)
  if (difference) {
    console.error(`contracts/openapi.json is out of date: run npm run contract:openapi\n${difference}`)
    process.exitCode = 1
  }
}

function read(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function firstDifference(was: string, is: string): string | undefined {
  if (was === is) return undefined
  const [before, after] = [was.split('\n'), is.split('\n')]
  const line = after.findIndex((text, n) => text !== before[n])
  return `line ${line + 1}:\n- ${before[line] ?? '(end)'}\n+ ${after[line] ?? '(end)'}`
}
