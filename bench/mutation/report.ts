/** The parts of Stryker's JSON report that are read (mutation-testing-report-schema). */
type Place = { line: number; column: number }
type Mutant = {
  mutatorName: string
  status: string
  replacement?: string
  location: { start: Place; end: Place }
}
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> }

export type Survivor = { file: string; line: number; original: string; replacement: string }
export type FileResult = { file: string; caught: number; tried: number; survivors: Survivor[] }

const CAUGHT = ['Killed', 'Timeout']
const LIVES = ['Survived', 'NoCoverage']

/** One entry per mutated file. Mutants that do not compile or were left out count on neither side. */
export function readMutationReport(text: string): FileResult[] {
  const { files } = JSON.parse(text) as Report
  return Object.entries(files).map(([file, { source, mutants }]) => {
    const survivors = mutants
      .filter(({ status }) => LIVES.includes(status))
      .map(({ location, replacement = '' }) => ({
        file,
        line: location.start.line,
        original: onOneLine(between(source, location.start, location.end)),
        replacement: onOneLine(replacement),
      }))
    const caught = mutants.filter(({ status }) => CAUGHT.includes(status)).length
    return { file, caught, tried: caught + survivors.length, survivors }
  })
}

/**
 * Stryker's last report without the survivors. With them Stryker would not run new tests against mutants in code that
 * runs at the load of a module.
 */
export function onlyKilled(text: string): string {
  const report = JSON.parse(text) as Report
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed')
  return JSON.stringify(report)
}

/** How MUTANTS.md names a mutant. */
export const explanationOf = ({ original, replacement }: Survivor): string =>
  `\`${original}\` → \`${replacement}\``

const LONGEST = 90
const onOneLine = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', "'")
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

function between(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1)
  lines[0] = (lines[0] ?? '').slice(start.column - 1)
  return lines.join('\n')
}

/** The share of tested mutants that was caught, 0 to 1. */
export function scoreOf(files: readonly FileResult[]): number {
  const sum = (pick: (file: FileResult) => number) => files.reduce((n, file) => n + pick(file), 0)
  return sum(({ caught }) => caught) / sum(({ tried }) => tried)
}

export const inPercent = (share: number): string =>
  share.toLocaleString('en', { style: 'percent', minimumFractionDigits: 2 })

export function fileScores(files: readonly FileResult[]): string {
  const row = (name: string, of: readonly FileResult[]) => [
    name,
    inPercent(scoreOf(of)),
    of.reduce((n, { caught }) => n + caught, 0),
    of.reduce((n, { survivors }) => n + survivors.length, 0),
  ]
  const rows = files.map((file) => row(file.file, [file]))
  const all = row('all', files)
  return [['file', 'score', 'caught', 'live on'], ['---', '---', '---', '---'], ...rows, all]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

const SCORES = /(<!-- scores -->\n)[\s\S]*(<!-- end of scores -->)/

/** MUTANTS.md with its table replaced. Throws if the place of the table is missing. */
export function withScores(text: string, table: string): string {
  if (!SCORES.test(text)) throw new Error('MUTANTS.md has no place for the scores')
  return text.replace(SCORES, (_all, begin: string, end: string) => `${begin}${table}\n${end}`)
}
