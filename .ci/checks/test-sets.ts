import { execFileSync } from 'node:child_process'
import { repo } from '../run-command.ts'

/** A test file with this in its name is only in the whole set (`npm run test:all`). All other files are in both sets. */
export const SLOW = '.slow.'

const TEST = /\.(?:test|spec)\.tsx?$/
/** Folders with a command of their own that starts old Chromium, or nginx (CONTRIBUTING.md). */
const BY_THEMSELVES = /^e2e\/(?:floor|nginx)\/.*\.spec\.ts$/

const linesOf = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: repo, encoding: 'utf8', maxBuffer: 1e8 }).split('\n')

/** The files of tests that are in no set: no project of Vitest or Playwright reads them. */
function inNone(files: readonly string[]): string[] {
  const unit = linesOf('vitest', 'list', '--filesOnly')
  const browser = linesOf('playwright', 'test', '--config', 'e2e/playwright.config.ts', '--list')
  const read = [
    ...unit.map((line) => line.replace(/^\[\w+\] /, '')),
    ...browser.map((line) => `e2e/${/ › ([^:]+):/.exec(line)?.[1]}`),
  ]
  return files.filter((file) => !read.includes(file) && !BY_THEMSELVES.test(file))
}

if (import.meta.main) {
  const files = linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    TEST.test(file),
  )
  const slow = files.filter((file) => file.includes(SLOW))
  console.log(
    `files of tests: ${files.length - slow.length} in npm test, ${files.length} in npm run test:all`,
  )
  const lost = inNone(files)
  for (const file of lost) console.error(`${file} is in no set: no project reads it`)
  process.exitCode = lost.length > 0 ? 1 : 0
}
