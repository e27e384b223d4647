import { spawnSync } from 'node:child_process'
import { repo } from '../run-command.ts'

/** What `npm audit` came to. It needs the registry: without one nothing was looked at, and the line says so. */
export type Audit = { line: string; failed: boolean }

type Found = { info?: number; low?: number; moderate?: number; high?: number; critical?: number }

/**
 * Reads what `npm audit --json` printed. Fails for a known vulnerability, high or critical, in what ships; with `required`
 * also if it did not run, as a pipeline has nobody who would read the line (docs/production.md#a-release).
 */
export function readAudit(output: string, required = false): Audit {
  const report = parse(output)
  const found = report?.metadata?.vulnerabilities
  if (!found) {
    const why = report?.message ?? report?.error?.summary ?? (output.trim().split('\n')[0] || 'no output')
    return { line: `audit NOT RUN, nothing is known: ${why}`, failed: required }
  }
  const { low = 0, moderate = 0, high = 0, critical = 0 } = found
  const failed = high + critical > 0
  return {
    line: `audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low in the dependencies that ship`,
    failed,
  }
}

type Report = { message?: string; error?: { summary?: string }; metadata?: { vulnerabilities?: Found } }

function parse(text: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Asks the registry what it knows of the dependencies that ship. */
export function audit(required: boolean): Audit {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
    cwd: repo,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return readAudit(error ? error.message : stdout, required)
}
