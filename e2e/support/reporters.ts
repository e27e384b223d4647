import type { ReporterDescription } from '@playwright/test'

const outputFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** The list for people. For the checks, which name a file, a JSON report, too. */
export const REPORTERS: ReporterDescription[] = [
  ['list'],
  ...(outputFile === undefined ? [] : [['json', { outputFile }] as const satisfies ReporterDescription]),
]
