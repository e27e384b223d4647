import { onContractError } from '#src/api/core/client/contract-report.ts'
import type { ContractError } from '#src/api/core/client/errors.ts'
import { startRecord } from '../fidelity/record.ts'
import { watchFetch } from './page.ts'
import { resultsOf } from './results.ts'
import { beginSession } from './session.ts'
import { type Settings, WrongUsage } from './settings.ts'
import { asker, type Log, selects, Unreachable, walk } from './walk.ts'

/** Walks the backend and prints the result. Returns the exit code. */
export async function conform(settings: Settings, stop: AbortSignal): Promise<0 | 1> {
  const { base, access, only, timeoutMs } = settings
  if (!selects(only)) throw new WrongUsage(`No call that only reads matches --only "${only.source}".`)
  // For an answer that the app reads despite a fault, these are the only reports.
  const reported: ContractError[] = []
  onContractError((error) => void reported.push(error))
  const results = resultsOf(base, settings.json)
  const record = await startRecord(settings.record)
  const log: Log = {
    outcome: (judgement, answer) => {
      results.outcome(judgement)
      results.print(judgement)
      record.add(judgement, answer)
    },
    warning: results.warning,
  }
  const { last, forget } = watchFetch(base)
  const watching = {
    last,
    reported,
    forget: () => {
      forget()
      reported.length = 0
    },
  }
  const ask = asker(watching, { timeoutMs, stop }, log)
  console.log(`Walking ${base} as a ${access.as === 'visitor' ? 'visitor' : 'member'}`)
  const problem = await walkInSession().then(
    (refused) => refused,
    (error: unknown) => explained(error, base, stop),
  )

  async function walkInSession(): Promise<string | undefined> {
    const session = await beginSession(ask, access)
    if (!session.open)
      return `The login failed.${session.refusal ? ` The backend says: ${session.refusal}` : ''}`
    try {
      await walk(ask, only, log)
    } finally {
      // Also after Ctrl-C, so with a signal that is not aborted yet.
      await session.end(asker(watching, { timeoutMs, stop: new AbortController().signal }, log))
    }
  }

  record.write()
  return results.close(problem)
}

/** Why the walk ended early, for the person who reads it. An unforeseen error is a bug and is thrown again. */
function explained(error: unknown, base: string, stop: AbortSignal): string {
  if (error instanceof Unreachable) return `Nobody answers at ${base}: ${error.message}.`
  if (stop.aborted) return 'Stopped before the end.'
  throw error
}
