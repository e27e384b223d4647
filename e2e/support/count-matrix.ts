import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints at the end how many cases of the money matrix ran, over all workers and both builds. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter as a default export.
export default class CountMatrix implements Reporter {
  readonly seen = { passed: 0, failed: 0 }

  onTestEnd({ location }: TestCase, { status }: TestResult): void {
    if (location.file.endsWith('matrix.spec.ts')) this.seen[status === 'passed' ? 'passed' : 'failed'] += 1
  }

  onEnd(): void {
    const { passed, failed } = this.seen
    if (passed + failed > 0) console.log(`money matrix: ${passed} cases passed, ${failed} failed`)
  }
}
