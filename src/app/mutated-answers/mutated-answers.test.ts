// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { countCases, isOnEveryScreen, isWhole } from '#contracts/test-corpora/extent.ts'
import { TEXTS } from '#contracts/test-corpora/texts.ts'
import { faultsOf, problemsOf } from './test-support/judge.ts'
import {
  type CallsOnScreens,
  coverOf,
  firstAnswers,
  mutationsFor,
  ON_NO_SCREEN,
  pathsOf,
  RECORD,
  ROUTES_BY_PATH,
  readRecord,
} from './test-support/plan.ts'
import { LIMIT_MS, prepareVisits } from './test-support/prepare.ts'
import { spoilTexts } from './test-support/rewritten.ts'
import { make, type Outcome, spoilOne } from './test-support/visit.tsx'
import { VISITS, type Visit } from './test-support/visits.ts'

// Its pace is tested where it is made. Here hundreds of visits in a row would wait for each other's pages, and a screen that
// asks without end would look slow.
vi.mock('../../api/core/page-pace.ts', () => ({ turnForPage: async () => undefined }))

prepareVisits()

const good = new Map<string, Outcome>()

/** The visit on good answers, which itself must be without fault. */
async function goodOutcome(visit: Visit): Promise<Outcome> {
  const outcome = good.get(visit.name) ?? (await make(visit))
  good.set(visit.name, outcome)
  expect(outcome.seen).toMatchObject({ isBroken: false, isBlank: false, harm: [], errors: [] })
  return outcome
}

if (isWhole)
  test('the record of which visits make which calls', { timeout: LIMIT_MS }, async () => {
    const found: Record<string, string[]> = {}
    for (const visit of VISITS)
      for (const path of firstAnswers(await goodOutcome(visit)).keys())
        found[path] = [...(found[path] ?? []), visit.name]
    const sorted = Object.fromEntries(Object.entries(found).sort())
    await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(RECORD)
  })

test('every call of the contract is on a screen, or has a reason why not', () => {
  const onScreens = Object.keys(readRecord())
  const missing = [...ROUTES_BY_PATH.keys()].filter((path) => !onScreens.includes(path))
  expect(missing, 'a new call needs a visit in visits.ts; then npm run corpora').toEqual(
    Object.keys(ON_NO_SCREEN),
  )
})

const record: CallsOnScreens = readRecord()
const cover = coverOf(record)
const visits = isWhole ? VISITS : VISITS.filter(({ name }) => pathsOf(name, cover).length > 0)

describe.each(visits.map((visit) => [visit.name, visit] as const))('%s', (_, visit) => {
  test('bears every mutation of its answers', { timeout: LIMIT_MS }, async () => {
    const asItShouldBe = await goodOutcome(visit)
    const answers = firstAnswers(asItShouldBe)
    const paths = isWhole ? [...answers.keys()] : pathsOf(visit.name, cover)
    const faults: string[] = []
    let ran = 0
    for (const path of paths) {
      const answer = answers.get(path)
      if (answer === undefined)
        throw new Error(`${path} is not asked here any more: npm run corpora records it`)
      for (const mutation of mutationsFor(path, answer, { visit: visit.name, record })) {
        ran += 1
        const outcome = await make(visit, spoilOne(path, answer, mutation))
        faults.push(...faultsOf(mutation, asItShouldBe, outcome).map((fault) => `${path} ${fault}`))
      }
    }
    countCases({ corpus: 'mutated answers', ran, of: ran })
    expect(faults).toEqual([])
  })
})

/** So many texts meet each visit in the whole run, in which each text is met; in the sample each fifth visit meets one. */
const TEXTS_A_VISIT = isOnEveryScreen ? TEXTS.length : 6
const SAMPLED = 5
const shown = visits.flatMap((visit, at) => {
  const texts = isWhole ? TEXTS_A_VISIT : at % SAMPLED === 0 ? 1 : 0
  return Array.from(
    { length: texts },
    (_, n) => [visit, TEXTS[(at * TEXTS_A_VISIT + n * 7) % TEXTS.length] ?? ''] as const,
  )
})

test('what a server says in words is shown as words, whatever they are', { timeout: LIMIT_MS }, async () => {
  const faults: string[] = []
  for (const [visit, text] of shown) {
    const { seen } = await make(visit, spoilTexts(text))
    faults.push(
      ...problemsOf(seen).map(
        (problem) => `${visit.name} says ${JSON.stringify(text.slice(0, 40))}: ${problem}`,
      ),
    )
  }
  countCases({ corpus: 'texts: on screens', ran: shown.length, of: visits.length * TEXTS.length })
  expect(faults).toEqual([])
})
