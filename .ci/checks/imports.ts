import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { importRules } from './import-rules.ts'

const FOLDERS = ['contracts', 'mock-server', 'src', 'pacts', 'e2e', 'bench']

type Verdict = { seen: Record<string, number>; breaches: { rule: string; from: string; to: string }[] }

/** Checks every module below `root` against the import rules. */
export async function checkImports(root: string): Promise<Verdict> {
  const { forbidden, options } = importRules
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: forbidden ?? [] },
    },
  )
  if (typeof output === 'string') throw new Error('no result but a text')
  return verdictOf(output)
}

function verdictOf({ modules, summary }: ICruiseResult): Verdict {
  const seen = Object.fromEntries(
    FOLDERS.map((folder) => [folder, modules.filter(({ source }) => source.startsWith(`${folder}/`)).length]),
  )
  return { seen, breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })) }
}

/** A folder without modules fails too, because nothing in it could break a rule. */
export const emptyFolders = ({ seen }: Verdict): string[] => FOLDERS.filter((folder) => !seen[folder])

if (import.meta.main) {
  const { values } = parseArgs({ options: { root: { type: 'string', default: process.cwd() } } })
  const verdict = await checkImports(values.root)
  for (const { rule, from, to } of verdict.breaches) console.error(`${rule}: ${from} -> ${to}`)
  for (const folder of emptyFolders(verdict))
    console.error(`saw no module in ${folder}/: nothing was checked there`)
  console.log(`import rules: ${JSON.stringify(verdict.seen)} modules, ${verdict.breaches.length} breaches`)
  process.exitCode = verdict.breaches.length + emptyFolders(verdict).length > 0 ? 1 : 0
}
