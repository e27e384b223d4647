import { execFileSync } from 'node:child_process'
import { repo } from '../run-command.ts'

/** A test file with this in its name is only in the whole set (`npm run test:all`). All other files are in both sets. */
const SLOW = '.slow.'
/** What `npm test` tells Vitest. */
export const QUICK = ['--exclude', `**/*${SLOW}*`]

const TEST = /\.(?:test|spec)\.tsx?$/
/** Folders with a command of their own that starts old Chromium, or nginx (CONTRIBUTING.md). */
const BY_THEMSELVES = /^e2e\/(?:floor|nginx)\/.*\.spec\.ts$/

const linesOf = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: repo, encoding: 'utf8', maxBuffer: 1e8 }).split('\n')

const readByVitest = (...args: string[]) =>
  linesOf('vitest', 'list', '--filesOnly', ...args).map((line) => line.replace(/^\[\w+\] /, ''))
const readByPlaywright = () =>
  linesOf('playwright', 'test', '--config', 'e2e/playwright.config.ts', '--list').map(
    (line) => `e2e/${/ › ([^:]+):/.exec(line)?.[1]}`,
  )

if (import.meta.main) {
  const files = linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    TEST.test(file),
  )
  const slow = files.filter((file) => file.includes(SLOW))
  console.log(
    `files of tests: ${files.length - slow.length} in npm test, ${files.length} in npm run test:all`,
  )
  const read = [...readByVitest(), ...readByPlaywright()]
  const lost = files.filter((file) => !read.includes(file) && !BY_THEMSELVES.test(file))
  for (const file of lost) console.error(`${file} is in no set: no project reads it`)
  const misplaced = readByVitest(...QUICK).filter((file) => file.includes(SLOW))
  for (const file of misplaced) console.error(`${file} is slow by its name, and runs in npm test`)
  process.exitCode = lost.length + misplaced.length > 0 ? 1 : 0
}
