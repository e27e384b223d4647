import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Tally } from './test-counts.ts'

/**
 * The file where a run notes its progress, with a JSON line for each test that begins or ends. If unset, nothing is
 * noted.
 */
export const PROGRESS_FILE = 'TEST_PROGRESS_FILE'

type Note = { test: string; ok?: boolean }

const note = (entry: Note) => {
  const file = process.env[PROGRESS_FILE]
  if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`)
}

type PlaywrightTest = { titlePath(): string[]; outcome(): string }
type VitestTest = { fullName: string; module: { moduleId: string }; ok(): boolean }

const playwrightName = (test: PlaywrightTest) => test.titlePath().filter(Boolean).join(' › ')
const vitestName = ({ module, fullName }: VitestTest) => `${module.moduleId}: ${fullName}`

/** A reporter for Playwright and Vitest. Their own reports are written at the end, which a stopped run never reaches. */
// biome-ignore lint/style/noDefaultExport: both runners load a reporter by its default export.
export default class Progress {
  onTestBegin = (test: PlaywrightTest) => note({ test: playwrightName(test) })
  onTestEnd = (test: PlaywrightTest) =>
    note({ test: playwrightName(test), ok: test.outcome() === 'expected' })
  onTestCaseReady = (test: VitestTest) => note({ test: vitestName(test) })
  onTestCaseResult = (test: VitestTest) => note({ test: vitestName(test), ok: test.ok() })
  printsToStdio = () => false
}

/** The progress of a stopped run: the tests that had passed or failed, and the tests that were running. */
export function ofStopped(file: string): Tally {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const ended: Note[] = []
  const running = new Set<string>()
  for (const line of lines.filter((text) => text.endsWith('}'))) {
    const entry: Note = JSON.parse(line)
    if (entry.ok === undefined) running.add(entry.test)
    else if (running.delete(entry.test)) ended.push(entry)
  }
  const red = ended.filter(({ ok }) => !ok).map(({ test }) => test)
  const passed = ended.length - red.length
  const where = running.size === 0 ? '' : ` in ${[...running].join(' and ')}`
  return {
    passed,
    failed: red.length + 1,
    red: [
      ...red,
      `stopped${where}, where nothing came for too long; ${passed} tests had passed, the rest did not run`,
    ],
  }
}
