// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countCases, extentOf } from '#contracts/test-corpora/extent.ts'
// Else the first screen that shows HTML would wait for it in real time.
import '../../lib/html/sanitize.ts'
import { pass } from '../money-matrix/test-support/time.ts'
import { ENVIRONMENTS, type Environment } from './test-support/environments.ts'
import { MISSING } from './test-support/files.ts'
import { inventedIn, problemsOf } from './test-support/judge.ts'
import { LIMIT_MS, prepareVisits } from './test-support/prepare.ts'
import { look, type Seen } from './test-support/seen.ts'
import { make, type Outcome } from './test-support/visit.tsx'
import { OPENINGS, TURNED_AWAY, type Visit } from './test-support/visits.ts'

vi.mock(import('../routing/lazy-screen.ts'), async (original) =>
  (await import('./test-support/files.ts')).withFiles(await original()),
)

// Another test covers the pace. Here whole lists are read in little time.
vi.mock('../../api/core/paging/page-pace.ts', () => ({ turnForPage: async () => undefined }))

prepareVisits()
// What opens at some hour would do so in the middle of a visit.
beforeEach(() => void vi.setSystemTime('2026-05-20T08:00:00+08:00'))
afterEach(() => {
  vi.restoreAllMocks()
})

/** A screen retries failed reads one after the other. */
const SECOND_TRIES_MS = 5_000

/** Screens that each surroundings meet in the sample, others each time. */
const SCREENS = 2
const LINKS: readonly Visit[] = [...OPENINGS, ...TURNED_AWAY]
/** What should end as before is tried here first, and then half of the links further. */
const SHOWS_TIME = LINKS.findIndex(({ path }) => path === '/hongbao')
const shifted = (by: number): readonly Visit[] => [...LINKS.slice(by), ...LINKS.slice(0, by)]

/** Files and answers take real time: gives them some, and some more. */
async function comesTo(isThere: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES && !isThere(); tries += 1) {
    // React forgets to draw what comes between two acts.
    await act(() => vi.dynamicImportSettled())
    await pass(STEP_MS)
  }
  return isThere()
}
const MOST_TRIES = 60
const STEP_MS = 50

const good = new Map<string, Outcome>()
async function goodOutcome(visit: Visit): Promise<Outcome> {
  const outcome = good.get(visit.name) ?? (await make(visit))
  good.set(visit.name, outcome)
  return outcome
}

/** What happens to a screen must leave no place waiting, but for what waits there anyway: happy-dom loads no frames. */
async function waitsForEver(visit: Visit, { seen }: Outcome): Promise<string[]> {
  if (seen.waiting === 0) return []
  const { seen: before } = await goodOutcome(visit)
  return seen.waiting > before.waiting ? [`${seen.waiting} places wait for ever`] : []
}

/** While all answers of a visit fail: more calls of one kind mean that the screen retries without end. */
const MOST_OF_A_KIND = 6

const repeatsIn = (calls: Outcome['calls']): string[] =>
  [...Map.groupBy(calls, ({ method, path }) => `${method} ${path}`)]
    .filter(([, { length }]) => length > MOST_OF_A_KIND)
    .map(([call, { length }]) => `${call} ${length} times`)

function faultsIn(
  { endsSession, endsAsBefore, takesFiles, spoil }: Environment,
  visit: Visit,
  { seen, calls }: Outcome,
): string[] {
  const errors = seen.errors.filter((error) => !takesFiles || !error.includes(MISSING))
  return [
    ...problemsOf({ ...seen, errors }),
    ...(spoil && !endsAsBefore ? repeatsIn(calls) : []),
    ...(endsSession && visit.as && seen.text.includes(visit.as.username)
      ? ['the member is still there']
      : []),
  ]
}

/** A place that counts seconds may be a step ahead. */
const wordsOf = ({ text }: Seen) => new Set(text.replace(/\d\d:\d\d:\d\d/g, 'time').split(/\s+/))

const both = (a: Set<string>, b: Set<string>) => [...a].filter((word) => b.has(word))
const longer = async () => void (await comesTo(() => false))
const problems = new Map<string, Set<string>>()
/** How far its list is read, and summed up, depends on how often it is drawn. */
const READS_ON = '/fanshui'

/** The texts of an undisturbed visit, short or long, since a list loads more by itself. */
async function alwaysSaid(visit: Visit): Promise<Set<string>> {
  const words =
    problems.get(visit.name) ??
    new Set(
      both(wordsOf((await goodOutcome(visit)).seen), wordsOf((await make({ ...visit, event: longer })).seen)),
    )
  problems.set(visit.name, words)
  return words
}

describe.each(
  ENVIRONMENTS.map((environment, at) => [environment.what, environment, at] as const),
)('%s', (_, environment, at) => {
  const { endsAsBefore, clockAheadMs = 0, spoil } = environment
  const visits = extentOf(shifted(endsAsBefore ? SHOWS_TIME : at), SCREENS)
  test('leaves a page that shows what it knows, and nothing that waits for ever', {
    timeout: LIMIT_MS,
  }, async () => {
    const faults: string[] = []
    for (const visit of visits) {
      const report = (found: readonly string[]) =>
        void faults.push(...found.map((fault) => `${visit.name}: ${fault}`))
      const isSteady = endsAsBefore && visit.path !== READS_ON
      const words = isSteady ? await alwaysSaid(visit) : new Set<string>()
      const isMissing = (seen: Seen) => {
        const now = wordsOf(seen)
        return [...words].filter((word) => !now.has(word))
      }
      const judge = async (due = '') => {
        if (!(await comesTo(() => look([]).text.includes(due)))) report([`does not say ${due}`])
        const seen = look([])
        if (due === '') report(problemsOf({ ...seen, isBlank: seen.isBlank && seen.waiting === 0 }))
        if (isSteady) report(inventedIn(await goodOutcome(visit), { seen, calls: [] }, ''))
      }
      const event = async () => {
        await environment.event?.(judge)
        await vi.dynamicImportSettled()
        await pass(SECOND_TRIES_MS)
        await comesTo(() => isMissing(look([])).length === 0)
      }
      const { prepare = visit.prepare } = environment
      const outcome = await make({ ...visit, ...(prepare && { prepare }), event, clockAheadMs }, spoil)
      vi.restoreAllMocks()
      report(faultsIn(environment, visit, outcome))
      report(await waitsForEver(visit, outcome))
      if (isMissing(outcome.seen).length > 0) report([`says no longer ${isMissing(outcome.seen).join(' ')}`])
    }
    countCases({ corpus: 'surroundings', ran: visits.length, of: LINKS.length })
    expect(faults).toEqual([])
  })
})
