import type { MockView } from '#mock/control/control.ts'
import type { House } from './house.ts'

/** What somebody else needs to see the same: the world with its seed and clock, the faults and the last calls. */
export type BugReport = {
  kind: 'demo-bug-report'
  note: string
  address: string
  browser: string
  world: string
} & Pick<MockView, 'scenario' | 'seed' | 'clock' | 'faults' | 'requests'>

const KIND = 'demo-bug-report'

export async function writeReport(house: House, note: string): Promise<string> {
  const { scenario, seed, clock, faults, requests } = await house.read()
  const report: BugReport = {
    kind: KIND,
    note,
    address: location.href,
    browser: navigator.userAgent,
    scenario,
    seed,
    clock,
    faults,
    requests,
    world: stoppedAt(await house.export(), clock.now),
  }
  return JSON.stringify(report, null, 1)
}

/** The world with its clock standing: it could not be turned back when the report is opened later. */
function stoppedAt(world: string, ms: number): string {
  const parsed = JSON.parse(world) as { meta: { clock: object } }
  return JSON.stringify({
    ...parsed,
    meta: { ...parsed.meta, clock: { ...parsed.meta.clock, stoppedMs: ms } },
  })
}

/** Puts the world of a report in place, at its moment, and its faults. Throws on any other file. */
export async function openReport(house: House, text: string): Promise<BugReport> {
  const report = readReport(text)
  await house.import(report.world)
  await house.faults({ clear: true, add: report.faults })
  return report
}

function readReport(text: string): BugReport {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && 'kind' in parsed && parsed.kind === KIND)
      return parsed as BugReport
  } catch {
    // Told below, as any other file is.
  }
  throw new Error('no exported world: another file')
}
