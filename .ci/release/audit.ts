import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repo } from '../run-command.ts'

/** The result of `npm audit`. Without a registry nothing was checked, and the line says so. */
export type Audit = { line: string; failed: boolean }

/** Worst first. */
const LEVELS = ['critical', 'high', 'moderate', 'low'] as const
const SERIOUS: readonly string[] = LEVELS.slice(0, 2)
const LIMIT_MS = 60_000
/**
 * The audit covers everything installed, because code of some dev packages ships. If npm were set to work offline, it
 * would ask nobody and find nothing.
 */
const ARGS = ['audit', '--json', '--offline=false', '--include=dev', '--include=optional', '--include=peer']

/** A package as npm names it: `via` holds its own advisories, and the names of vulnerable packages that it depends on. */
type Found = { name: string; via: ({ severity: string } | string)[]; nodes: string[] }
type Report = { message?: string; error?: { summary?: string }; vulnerabilities?: Record<string, Found> }

/**
 * Reads the output of `npm audit --json`. Fails for a known vulnerability, high or critical, in what ships. With
 * `required` it also fails if the audit did not run, because nobody reads the line in a pipeline
 * (docs/production.md#a-release).
 */
export function readAudit(output: string, isShipped: (path: string) => boolean, required = false): Audit {
  const report = parse(output)
  if (!report?.vulnerabilities) {
    const why = report?.message ?? report?.error?.summary ?? (output.trim().split('\n')[0] || 'no output')
    return { line: `audit NOT RUN, nothing is known: ${why}`, failed: required }
  }
  const found = Object.values(report.vulnerabilities)
    .filter(({ nodes }) => nodes.some(isShipped))
    .map(({ name, via }) => {
      const severities = via.flatMap((cause) => (typeof cause === 'string' ? [] : [cause.severity]))
      return { name, worst: LEVELS.find((level) => severities.includes(level)) }
    })
  const counts = LEVELS.map((level) => `${found.filter(({ worst }) => worst === level).length} ${level}`)
  const serious = found.flatMap(({ name, worst = '' }) => (SERIOUS.includes(worst) ? [name] : []))
  const names = serious.length > 0 ? `: ${serious.join(', ')}` : ''
  return { line: `audit: ${counts.join(', ')} in the packages that ship${names}`, failed: serious.length > 0 }
}

function parse(text: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Asks the registry about the packages that ship, given by `name@version`. */
export async function audit(shipped: Iterable<string>, required: boolean): Promise<Audit> {
  const names = new Set(shipped)
  const { packages } = JSON.parse(readFileSync(join(repo, 'package-lock.json'), 'utf8'))
  const isShipped = (path: string) =>
    names.has(`${packages[path].name ?? path.split('node_modules/').at(-1)}@${packages[path].version}`)
  const output = await promisify(execFile)('npm', ARGS, {
    cwd: repo,
    timeout: LIMIT_MS,
    maxBuffer: 64_000_000,
  }).then(
    ({ stdout }) => stdout,
    // npm also ends with 1 if it has found something.
    ({ stdout, killed, message }) =>
      killed ? `no answer within ${LIMIT_MS / 1000} s` : stdout || String(message),
  )
  return readAudit(output, isShipped, required)
}
