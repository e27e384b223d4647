import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { callOf, codeOf, type PactInteraction } from '../pact-file.ts'
import type { Outcome } from './outcomes.ts'
import type { ScreenCalls } from './screen-calls.ts'

/** What `must` says, by state. */
export type Musts = ReadonlyMap<string, string>

export type Standing = 'right' | 'wrong' | 'not built' | 'optional'
export type CallSummary = { call: string; standing: Standing; outcomes: readonly Outcome[] }
/** Calls that are open, and the screens that work once they are right. */
export type NextStep = { calls: readonly string[]; screens: readonly ScreenCalls[] }
export type Summary = {
  calls: readonly CallSummary[]
  /** Absent where a part of the pact was asked. */
  screens?: { works: number; all: number; next: readonly NextStep[] }
}

const NEXT = 3

/** What a run says of each call, and of the app's screens. `pact` is the whole pact, of which the run may be a part. */
export function summaryOf(
  outcomes: readonly Outcome[],
  screens: readonly ScreenCalls[],
  pact: readonly PactInteraction[],
): Summary {
  const ran = outcomes.filter(({ result }) => result !== 'not run')
  const calls = [...Map.groupBy(ran, ({ interaction }) => callOf(interaction))]
    .sort(([a], [b]) => (pathOf(a) < pathOf(b) ? -1 : 1))
    .map(([call, its]) => ({ call, standing: standingOf(its), outcomes: its }))
  const isPart = pact.some(
    ({ description }) => !ran.some((one) => one.interaction.description === description),
  )
  return isPart ? { calls } : { calls, screens: screenSummary(calls, screens) }
}

const pathOf = (call: string): string => call.replace(/^\S+ /, '')

function standingOf(outcomes: readonly Outcome[]): Standing {
  const required = outcomes.filter(({ interaction }) => !interaction.pending)
  if (required.length === 0) return 'optional'
  if (required.every(({ result }) => result === 'right')) return 'right'
  // A check of tokens in front of all paths answers 401 for calls that are not there, too.
  const hasMore = required.some(
    ({ result, interaction }) => result === 'right' && codeOf(interaction) !== UNAUTHORISED,
  )
  const isWrong = required.some(({ result }) => result === 'wrong')
  return hasMore || isWrong ? 'wrong' : 'not built'
}

function screenSummary(
  calls: readonly CallSummary[],
  screens: readonly ScreenCalls[],
): NonNullable<Summary['screens']> {
  const open = new Set(
    calls.filter(({ standing }) => standing === 'wrong' || standing === 'not built').map(({ call }) => call),
  )
  const waiting = screens.map((screen) => ({ screen, calls: screen.calls.filter((call) => open.has(call)) }))
  const steps = [...Map.groupBy(waiting, ({ calls: needed }) => needed.join('\n')).values()]
    .map((group) => ({ calls: group[0]?.calls ?? [], screens: group.map(({ screen }) => screen) }))
    .sort((a, b) => a.calls.length - b.calls.length || b.screens.length - a.screens.length)
  const works = steps.filter(({ calls: needed }) => needed.length === 0).flatMap((step) => step.screens)
  const next = steps.filter(({ calls: needed }) => needed.length > 0).slice(0, NEXT)
  return { works: works.length, all: screens.length, next }
}

/** The first line of a report. */
export function headline({ calls, screens }: Summary): string {
  const needed = calls.filter(({ standing }) => standing !== 'optional')
  const right = needed.filter(({ standing }) => standing === 'right').length
  const built = needed.filter(({ standing }) => standing !== 'not built').length
  const lead = `${built} of ${counted(needed.length, 'call')} built, ${right} of them right`
  if (screens === undefined) return `${lead}. A part of the pact was asked, so screens are not counted.`
  const next = screens.next.map(
    (step) =>
      `${step.calls.map((call) => `\`${call}\``).join(' and ')} for ${step.screens.map(({ title, path }) => `${title} (\`${path}\`)`).join(', ')}`,
  )
  const more = next.length === 0 ? '' : ` Cheapest next: ${next.join('; ')}.`
  return `${lead}; ${screens.works} of ${counted(screens.all, 'screen')} of players work.${more}`
}

export const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : `${word}s`}`
