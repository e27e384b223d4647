import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { CannotVerify } from './target.ts'

/** Copies of the pacts with only the interactions whose description matches; throws CannotVerify when none does. */
export function only(files: readonly string[], pattern: string): string[] {
  const selected = readPattern(pattern)
  const folder = mkdtempSync(join(tmpdir(), 'pact-only-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  let count = 0
  const copies = files.map((file) => {
    const pact = JSON.parse(readFileSync(file, 'utf8'))
    const interactions = pact.interactions.filter((interaction: { description: string }) =>
      selected.test(interaction.description),
    )
    count += interactions.length
    const copy = join(folder, basename(file))
    writeFileSync(copy, JSON.stringify({ ...pact, interactions }))
    return copy
  })
  if (count === 0) throw new CannotVerify(`No interaction matches --only "${pattern}".`)
  return copies
}

function readPattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern)
  } catch {
    throw new CannotVerify(`--only "${pattern}" is no regular expression.`)
  }
}
