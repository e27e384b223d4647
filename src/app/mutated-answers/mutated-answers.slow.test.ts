// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { countCases, isOnEveryScreen, isWhole } from '#contracts/test-corpora/extent.ts'
import { TEXTS } from '#contracts/test-corpora/texts.ts'
import { faultsOf, problemsOf } from './test-support/judge.ts'
import { mutationsOf } from './test-support/mutations.ts'
import {
  type CallsOnScreens,
  coverOf,
  firstAnswers,
  isForWholeRun,
  ON_NO_SCREEN,
  pathsOf,
  RECORD,
  ROUTES_BY_PATH,
  readRecord,
  routeAt,
  sampleOf,
} from './test-support/plan.ts'
import { LIMIT_MS, prepareVisits } from './test-support/prepare.ts'
import { spoilTexts } from './test-support/rewritten.ts'
import { nameOf, type Shares, shareOut } from './test-support/share.ts'
import { make, type Outcome, spoilOne } from './test-support/visit.tsx'
import { VISITS, type Visit } from './test-support/visits.ts'

// Another test covers the pace. Here hundreds of visits would wait for each other's pages, and a screen that retries
// without end would look slow.
vi.mock('../../api/core/paging/page-pace.ts', () => ({ turnForPage: async () => undefined }))

prepareVisits()

const good = new Map<string, Outcome>()

/** The visit on good answers. */
async function goodOutcome(visit: Visit): Promise<Outcome> {
  const outcome = good.get(visit.name) ?? (await make(visit))
  good.set(visit.name, outcome)
  return outcome
}

let found: Promise<{ record: CallsOnScreens; shares: Shares }> | undefined
/** The calls of the visits today. The whole run uses them instead of the recorded ones. */
const askedToday = () => {
  found ??= (async () => {
    const answers = new Map<string, Map<string, string>>()
    for (const visit of VISITS) answers.set(visit.name, firstAnswers(await goodOutcome(visit)))
    const pairs = [...answers].flatMap(([name, calls]) => [...calls.keys()].map((path) => ({ name, path })))
    const byPath = [...Map.groupBy(pairs, ({ path }) => path)].map(
      ([path, all]) => [path, all.map(({ name }) => name)] as const,
    )
    return { record: Object.fromEntries(byPath.sort()), shares: shareOut(answers) }
  })()
  return found
}

if (isWhole)
  test('the record of which visits make which calls', { timeout: LIMIT_MS }, async () => {
    const { record } = await askedToday()
    await expect(`${JSON.stringify(record, null, 2)}\n`).toMatchFileSnapshot(RECORD)
  })

test('every call of the contract is on a screen, or has a reason why not', {
  timeout: LIMIT_MS,
}, async () => {
  const onScreens = Object.keys(isWhole ? (await askedToday()).record : readRecord())
  const missing = [...ROUTES_BY_PATH.keys()].filter((path) => !onScreens.includes(path))
  expect(missing, 'a new call needs a visit in visits.ts; then npm run corpora').toEqual(
    Object.keys(ON_NO_SCREEN),
  )
})

const record: CallsOnScreens = readRecord()
const cover = coverOf(record)
/** The names of the mutations that were tried. */
const met = new Set<string>()
const visits = isWhole ? VISITS : VISITS.filter(({ name }) => pathsOf(name, cover).length > 0)

describe.each(visits.map((visit) => [visit.name, visit] as const))('%s', (_, visit) => {
  test('bears every mutation of its answers', { timeout: LIMIT_MS }, async () => {
    const asItShouldBe = await goodOutcome(visit)
    expect(asItShouldBe.seen).toMatchObject({ isBroken: false, isBlank: false, harm: [], errors: [] })
    const answers = firstAnswers(asItShouldBe)
    const paths = isWhole ? [...answers.keys()] : pathsOf(visit.name, cover)
    const shares = isWhole ? (await askedToday()).shares : undefined
    const due = (path: string, answer: string) =>
      shares
        ? mutationsOf(routeAt(path), answer).filter((mutation) =>
            shares.isDue(visit.name, nameOf(path, mutation)),
          )
        : sampleOf(path, answer, { visit: visit.name, record })
    const faults: string[] = []
    for (const path of paths) {
      const answer = answers.get(path)
      if (answer === undefined)
        throw new Error(`${path} is not asked here any more: npm run corpora records it`)
      for (const mutation of due(path, answer)) {
        met.add(nameOf(path, mutation))
        const outcome = await make(visit, spoilOne(path, answer, mutation))
        faults.push(...faultsOf(mutation, asItShouldBe, outcome).map((fault) => `${path} ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
})

test('no call was left out, and of the whole run no mutation', { timeout: LIMIT_MS }, async () => {
  const { all } = isWhole ? (await askedToday()).shares : { all: met }
  countCases({ corpus: 'mutated answers', ran: met.size, of: all.size })
  expect([...all].filter((name) => !met.has(name))).toEqual([])
  const tried = new Set([...met].map((name) => name.split(' ')[0]))
  const untried = [...ROUTES_BY_PATH.keys()].filter((path) => !tried.has(path) && !(path in ON_NO_SCREEN))
  expect(untried.filter((path) => isWhole || !isForWholeRun(path, record))).toEqual([])
})

test('a mutation that only one visit has is tried by that visit', () => {
  const path = '/api/getcard'
  const answer = (data: unknown[]) => JSON.stringify({ code: 200, message: 'ok', data })
  const answers = { 'a first': answer([]), 'a second': answer([]), 'with a card': answer([{ id: 1 }]) }
  const shares = shareOut(
    new Map(Object.entries(answers).map(([visit, body]) => [visit, new Map([[path, body]])])),
  )
  const dueAt = (visit: keyof typeof answers) =>
    mutationsOf(routeAt(path), answers[visit])
      .map((mutation) => nameOf(path, mutation))
      .filter((name) => shares.isDue(visit, name))
  const due = (['a first', 'a second', 'with a card'] as const).map(dueAt)
  expect(due[2]).toContain(`${path} data.0.id: null`)
  expect(due.flat().toSorted()).toEqual([...shares.all].toSorted())
  expect(due.every(({ length }) => length > 0)).toBe(true)
})

/** The number of texts per visit. The whole run uses every text; in the sample each fifth visit gets one. */
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
