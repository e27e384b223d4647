import type { CallView } from '#mock/control/control.ts'

/** Answers of the mock backend that break the contract though no fault was in the way. */
export const breaches = (calls: readonly CallView[]): string[] =>
  calls.flatMap((call) =>
    call.contract === 'breach' && call.fault === undefined
      ? [`${call.path} was answered against the contract at "${call.at}": ${call.problem}`]
      : [],
  )

/** `contract: POST /api/user: data.balance …`, as contract-report.ts of the app writes it. */
const ROUTE = /^contract: \S+ (\S+):/

/** Reports of the app about answers of calls that no fault touched. */
export const unfounded = (reports: readonly string[], faulted: ReadonlySet<string>): string[] =>
  reports.filter((report) => !faulted.has(ROUTE.exec(report)?.[1] ?? ''))
