import type { MockControl, ReportView } from '../../control/control.ts'
import { tokenHere } from '../scenario/enter.ts'

/** One file that shows somebody else the same state. It contains no passwords and tokens (docs/faults.md#bug-reports). */
export type BugReport = { kind: typeof KIND; note: string; address: string; browser: string } & ReportView

const KIND = 'demo-bug-report'

/** `seenAt`: the address of the app where it was seen, for the console's page of its own. */
export async function writeReport(mock: MockControl, note: string, seenAt?: string): Promise<string> {
  const report: BugReport = {
    kind: KIND,
    note,
    address: withoutSecrets(seenAt ?? location.href),
    browser: navigator.userAgent,
    ...(await mock.report({ token: tokenHere() })),
  }
  return JSON.stringify(report, null, 1)
}

/** The address of a game's page contains its ticket. */
const withoutSecrets = (address: string): string => address.replace(/((?:ticket|token)=)[^&#]+/gi, '$1***')

/** Puts the world of a report in place, at its moment, and its faults. Throws on any other file. */
export async function openReport(mock: MockControl, text: string): Promise<BugReport> {
  const report = readReport(text)
  await mock.import({ text: report.world })
  await mock.faults({ clear: true, add: report.faults })
  return report
}

/** The route where the report was written, from a whole address or a route alone; home if it names none. */
export const routeOf = ({ address }: Pick<BugReport, 'address'>): string =>
  /#(\/.*)/.exec(address)?.[1] ?? /^\/.*/.exec(address)?.[0] ?? '/'

function readReport(text: string): BugReport {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && 'kind' in parsed && parsed.kind === KIND)
      return parsed as BugReport
  } catch {
    // The code below reports it, like any other wrong file.
  }
  throw new Error('no exported world: another file')
}
