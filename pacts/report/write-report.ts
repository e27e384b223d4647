import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACT_FILE, STATES_FILE } from '../names.ts'
import { type PactFile, readPact } from '../pact-file.ts'
import type { Addresses } from './curl.ts'
import { junitText } from './junit.ts'
import { outcomesOf } from './outcomes.ts'
import { pageHtml, TITLE } from './page.ts'
import { screenCalls } from './screen-calls.ts'
import { headline, type Musts, summaryOf } from './summary.ts'
import { summaryMarkdown } from './summary-markdown.ts'
import { CannotReport, type VerifierReport } from './verifier-report.ts'

const PAGE = 'index.html'
const SUMMARY = 'summary.md'
const JUNIT = 'junit.xml'

/** Throws CannotReport where a report would be written over something else. An older report may be. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new CannotReport(`${folder} is a file: name a folder.`)
  const page = join(folder, PAGE)
  if (existsSync(page) && readFileSync(page, 'utf8').includes(`<title>${TITLE}</title>`)) return
  const taken = [PAGE, SUMMARY, JUNIT].map((name) => join(folder, name)).find(existsSync)
  if (taken)
    throw new CannotReport(`${taken} is there and of no report, so it is left alone: name another folder.`)
}

/**
 * Explains a verifier's report in a folder: `index.html` for people, `summary.md` for the page of a pipeline,
 * `junit.xml` for its list of tests. Returns the first line.
 */
export function writeReport(
  folder: string,
  report: VerifierReport,
  { pact = readPact(PACT_FILE), addresses }: { pact?: PactFile; addresses: Addresses },
): string {
  checkFolder(folder)
  const outcomes = outcomesOf(pact, report)
  const summary = summaryOf(outcomes, screenCalls(), readPact(PACT_FILE).interactions)
  const { states }: { states: { name: string; must: string }[] } = JSON.parse(
    readFileSync(STATES_FILE, 'utf8'),
  )
  const musts: Musts = new Map(states.map(({ name, must }) => [name, must]))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, PAGE), pageHtml(summary, musts, addresses))
  writeFileSync(join(folder, SUMMARY), summaryMarkdown(summary, musts, addresses))
  writeFileSync(join(folder, JUNIT), junitText(summary))
  return headline(summary)
}
