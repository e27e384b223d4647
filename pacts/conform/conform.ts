import { writeFileSync } from 'node:fs'
import { onContractError } from '#src/api/core/client/contract-report.ts'
import type { ContractError } from '#src/api/core/client/errors.ts'
import { type Judgement, judgementLines } from './judge.ts'
import { watchFetch } from './page.ts'
import { beginSession } from './session.ts'
import { type Settings, WrongUsage } from './settings.ts'
import { asker, type Log, selects, Unreachable, walk } from './walk.ts'

type Warnings = Map<string, { call: string; answers: number }>

/** Walks the backend and prints the result. Returns the exit code. */
export async function conform(settings: Settings, stop: AbortSignal): Promise<0 | 1> {
  const { base, access, only, timeoutMs, json } = settings
  if (!selects(only)) throw new WrongUsage(`No call that only reads matches --only "${only.source}".`)
  // For an answer that the app reads despite a fault, these are the only reports.
  const reported: ContractError[] = []
  onContractError((error) => void reported.push(error))
  const outcomes: Judgement[] = []
  const warnings: Warnings = new Map()
  const log: Log = {
    outcome: (judgement) => {
      outcomes.push(judgement)
      for (const line of judgementLines(judgement)) console.log(line)
    },
    warning: (text, call) => {
      const { answers, ...first } = warnings.get(text) ?? { call, answers: 0 }
      warnings.set(text, { ...first, answers: answers + 1 })
    },
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

  return printResult({ outcomes, warnings, problem, base, json })
}

/** Why the walk ended early, for the person who reads it. An unforeseen error is a bug and is thrown again. */
function explained(error: unknown, base: string, stop: AbortSignal): string {
  if (error instanceof Unreachable) return `Nobody answers at ${base}: ${error.message}.`
  if (stop.aborted) return 'Stopped before the end.'
  throw error
}

type Result = {
  outcomes: readonly Judgement[]
  warnings: Warnings
  problem: string | undefined
  base: string
  json: string | undefined
}

function printResult({ outcomes, warnings, problem, base, json }: Result): 0 | 1 {
  const number = (result: Judgement['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length
  const sent = outcomes.length - number('skipped')
  const sums = { calls: sent, ok: number('ok'), refused: number('refused'), breaches: number('breach') }
  for (const [text, { call, answers }] of warnings)
    console.log(`warning  ${text} (${answers} of ${sent} answers, first ${call})`)
  if (problem !== undefined) console.log(problem)
  console.log(
    `${sums.calls} calls, ${sums.ok} ok, ${sums.refused} refused, ${sums.breaches} ${sums.breaches === 1 ? 'breach' : 'breaches'}`,
  )
  // Refusals are allowed, but a backend that only refuses has proven nothing.
  const good = problem === undefined && sums.breaches === 0 && sums.ok > 0
  if (json !== undefined) {
    const warningList = [...warnings].map(([text, where]) => ({ text, ...where }))
    writeFileSync(
      json,
      JSON.stringify({ base, good, problem, ...sums, warnings: warningList, outcomes }, null, 2),
    )
  }
  return good ? 0 : 1
}
