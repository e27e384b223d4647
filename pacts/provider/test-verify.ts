import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { PACT_FILE } from '../names.ts'
import { type PactInteraction, readPact } from '../pact-file.ts'

/** Each verification starts a program, and the machine may be busy. */
export const SLOW_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'pacts-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

export const inFolder = (name: string): string => join(folder, name)
export const consumerPact = readPact(PACT_FILE)

/** A pact file with only these interactions. */
export function pactFileOf(interactions: readonly PactInteraction[]): string {
  const file = inFolder(`pact-${++count}.json`)
  writeFileSync(file, JSON.stringify({ ...consumerPact, interactions }))
  return file
}

/** Runs `pact:verify` as a team does. */
export function runVerifier(environment: Record<string, string>, ...args: string[]) {
  const report = inFolder(`report-${++count}.json`)
  const script = join(import.meta.dirname, 'verify.ts')
  return new Promise<{ exitCode: number; text: string; last: string; report: () => unknown }>((resolve) => {
    const env = { ...process.env, PROVIDER_BASE_URL: '', PROVIDER_STATES_URL: '', ...environment }
    const child = execFile(
      process.execPath,
      [script, '--counts', report, ...args],
      { env, maxBuffer: 100_000_000 },
      (_error, out, err) =>
        resolve({
          exitCode: child.exitCode ?? -1,
          text: out + err,
          last: out.trim().split('\n').at(-1) ?? '',
          report: () => JSON.parse(readFileSync(report, 'utf8')),
        }),
    )
  })
}

/** The lines of a run after `failed: ` or another such word. */
export const resultLines = (text: string, result = 'failed'): string[] =>
  [...text.matchAll(new RegExp(`^${result}: (.*)$`, 'gm'))].map(([, name = '']) => name)
