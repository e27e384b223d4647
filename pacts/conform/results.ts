import { writeFileSync } from 'node:fs'
import { type Judgement, judgementLines } from './judge.ts'

/** How often a warning occurred, and in which call first. */
type Warnings = Map<string, { call: string; answers: number }>

/** Collects the outcomes and warnings of a check, prints them, and writes them as JSON. */
export function resultsOf(base: string, json: string | undefined) {
  const outcomes: Judgement[] = []
  const warnings: Warnings = new Map()

  const number = (result: Judgement['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length

  return {
    outcome: (judgement: Judgement): void => void outcomes.push(judgement),
    print: (judgement: Judgement, times = 1): void => {
      const [first, ...rest] = judgementLines(judgement)
      for (const line of [times > 1 ? `${first} (${times} times)` : first, ...rest]) console.log(line)
    },
    warning: (text: string, call: string): void => {
      const { answers, ...first } = warnings.get(text) ?? { call, answers: 0 }
      warnings.set(text, { ...first, answers: answers + 1 })
    },
    /** Prints the sums. Returns the exit code. */
    close: (problem?: string): 0 | 1 => {
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
    },
  }
}
