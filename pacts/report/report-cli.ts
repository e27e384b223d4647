import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATES_PATH } from '../provider/target.ts'
import { CannotReport, readVerifierReport } from './verifier-report.ts'
import { writeReport } from './write-report.ts'

const HELP = `npm run pact:report -- REPORT FOLDER
  explains what pact-verifier wrote with --json REPORT: FOLDER/index.html, summary.md and junit.xml`

/** `npm run pact:report -- report.json out/`. The requests in it go to $BASE. */
function main([file, folder, ...more]: readonly string[]): void {
  if (file === undefined || folder === undefined || more.length > 0) throw new CannotReport(HELP)
  const report = readVerifierReport(textOf(file), file)
  const addresses = { baseUrl: '$BASE', statesUrl: `$BASE${STATES_PATH}` }
  console.log(`${writeReport(folder, report, { addresses })}\n${join(folder, 'index.html')} explains it`)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CannotReport(`There is no ${file}: pact-verifier writes it with --json FILE.`)
  }
}

try {
  main(process.argv.slice(2))
} catch (problem) {
  if (!(problem instanceof CannotReport)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}
