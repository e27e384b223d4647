import { availableParallelism } from 'node:os'
import { asMarkdown, type ResultSection } from './measure.ts'

/** The end of every benchmark: its tables, its page of results, and its exit code. */

export function printSections(sections: readonly ResultSection[]): void {
  for (const section of sections) console.log(`\n${asMarkdown(section)}`)
}

/** The Markdown page of a whole run. `note` says what the figures depend on. */
export function resultsPage(
  { title, command, note }: { title: string; command: string; note: string },
  sections: readonly ResultSection[],
): string {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, ${process.platform}`
  return [
    `# ${title}`,
    `Written by \`${command}\` (${machine}). ${note}`,
    ...sections.map(asMarkdown),
    '',
  ].join('\n\n')
}

/** Prints every goal that is not met, and lets the process fail if there is one. */
export function reportMissedGoals(sections: readonly ResultSection[]): void {
  const missed = sections.flatMap(({ title, rows }) =>
    rows.filter(({ isMet }) => !isMet).map(({ cells }) => `${title}: ${cells.join(', ')}`),
  )
  for (const goal of missed) console.error(`not met: ${goal}`)
  process.exitCode = missed.length > 0 ? 1 : 0
}
