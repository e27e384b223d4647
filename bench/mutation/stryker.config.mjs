import { GROUPS, group } from './groups.ts'

const work = '.mutation'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
  mutate: [...GROUPS[group].mutate],
  ignorePatterns: ['/dist', '/dist-demo', '/e2e', '/src', '/pacts', '/.ci', `/${work}`],
  // There is none of this name: Stryker would rewrite the real one with an API that TypeScript 7 no longer has.
  tsconfigFile: 'tsconfig.none.json',
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${work}/incremental-${group}.json`,
  tempDirName: `${work}/sandbox-${group}`,
  concurrency: 2,
  // A machine that is busy with other things must not pass for an endless loop, which Stryker counts by itself.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `${work}/mutation-${group}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // The score is asked of both groups together (run.ts).
  thresholds: { high: 95, low: 90, break: null },
}
