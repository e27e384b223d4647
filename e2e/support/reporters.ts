import { join } from 'node:path'
import type { ReporterDescription } from '@playwright/test'

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** The list for people. For the checks, which name a file, a JSON report and the progress of a stopped run. */
export const REPORTERS: ReporterDescription[] = [
  ['list'],
  ...(report === undefined
    ? []
    : ([
        ['json', { outputFile: report }],
        [join(import.meta.dirname, '../../.ci/progress.ts')],
      ] as const satisfies ReporterDescription[])),
]
