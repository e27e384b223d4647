import { join } from 'node:path'
import type { ReporterDescription } from '@playwright/test'

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** The list for people; for the checks, which set the file, a report in JSON and the progress of a run that is stopped. */
export const REPORTERS: ReporterDescription[] = [
  ['list'],
  ...(report === undefined
    ? []
    : ([
        ['json', { outputFile: report }],
        [join(import.meta.dirname, '../../.ci/progress.ts')],
      ] as const satisfies ReporterDescription[])),
]
