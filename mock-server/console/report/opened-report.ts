import { CONSOLE_REPORT, readTabKey, writeTabKey } from '../../demo-sites/demo-keys.ts'
import type { BugReport } from './bug-report.ts'

/** The parts of a report that are shown once its world is loaded. */
export type OpenedReport = Omit<BugReport, 'world'>

/** Keeps it for this tab, because opening its page loads the demo anew, and its calls are read afterwards. */
export function keepReport({ world: _world, ...report }: BugReport): OpenedReport {
  writeTabKey(CONSOLE_REPORT, JSON.stringify(report))
  return report
}

/** The report that this tab has opened last. */
export function keptReport(): OpenedReport | undefined {
  const text = readTabKey(CONSOLE_REPORT)
  return text === undefined ? undefined : (JSON.parse(text) as OpenedReport)
}
