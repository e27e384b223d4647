import { GROUPS, group } from './groups.ts'

const work = '.mutation'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
  mutate: [...GROUPS[group].mutate],
  ignorePatterns: ['/dist', '/dist-demo', '/e2e', '/src', '/pacts', '/.ci', `/${work}`],
  // No such file exists: Stryker would rewrite the real one with an API that TypeScript 7 no longer has.
  tsconfigFile: 'tsconfig.none.json',
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${work}/incremental-${group}.json`,
  tempDirName: `${work}/sandbox-${group}`,
  concurrency: 2,
  // A busy machine must not count as an endless loop; Stryker detects those itself.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `${work}/mutation-${group}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // run-mutation.ts judges the score of both groups together.
  thresholds: { high: 95, low: 90, break: null },
}
