import { expect, it } from 'vitest'
import { SLOW_MS } from '../test-verify.ts'
import { ALLOWED } from './allowed.ts'
import caughtBy from './caught-by.json' with { type: 'json' }
import type { Change } from './change.ts'
import { interactionsOf, redIn } from './verify-planted.ts'
import { WRONG_IDENTITY } from './wrong-identity.ts'
import { WRONG_KINDS } from './wrong-kinds.ts'
import { WRONG_FILTERS, WRONG_PAGES, WRONG_TIMES } from './wrong-rows.ts'
import { WRONG_VALUES } from './wrong-values.ts'

const ALL = [
  ...WRONG_VALUES,
  ...WRONG_KINDS,
  ...WRONG_FILTERS,
  ...WRONG_PAGES,
  ...WRONG_TIMES,
  ...WRONG_IDENTITY,
]
const nameOf = ({ path, wrong }: { path: string; wrong: string }) => `${path} ${wrong}`

/** The interaction that must be red, by call and wrong behaviour. */
const CAUGHT_BY = new Map(
  Object.entries(caughtBy).flatMap(([path, of]) =>
    Object.entries(of).map(([wrong, interaction]) => [nameOf({ path, wrong }), interaction] as const),
  ),
)

it('every wrong behaviour is caught by an interaction, or allowed for a reason', () => {
  const names = ALL.map(nameOf)
  expect(new Set(names).size).toBe(ALL.length)
  expect(ALL.length).toBeGreaterThanOrEqual(120)
  expect([...CAUGHT_BY.keys(), ...Object.keys(ALLOWED)].sort()).toEqual(names.sort())
})

it('the verifier finds each of them red', { timeout: SLOW_MS }, async () => {
  const trials = ALL.flatMap((one) => {
    const interaction = CAUGHT_BY.get(nameOf(one))
    return interaction === undefined ? [] : [{ ...one, interaction }]
  })
  const red = await redIn(trials)
  expect(trials.filter((_, at) => !red[at]).map(nameOf)).toEqual([])
})

const withCode = (code: number): Change => ({
  answer: (answer) => {
    const body = answer.body as { code: number }
    return [200, 251, 401, 503].includes(body.code) ? answer : { ...answer, body: { ...body, code } }
  },
})

/** What a backend may write otherwise. */
const CORRECT: readonly (readonly [what: string, change: Change, paths: readonly string[]])[] = [
  ...[0, 1, -1, 1001, 40_001].map(
    (code) => [`refusals with code ${code}`, withCode(code), ['/api/transfer', '/api/login']] as const,
  ),
  [
    'rows in the other order',
    inOtherOrder(),
    ['/api/betrecord', '/api/gettransrecord', '/api/getcard', '/api/game/list'],
  ],
  [
    'more fields than the app reads',
    withMore(),
    ['/api/user', '/api/betrecord', '/api/payinfo', '/api/transfer'],
  ],
]

it('correct answers of other forms stay green', { timeout: SLOW_MS }, async () => {
  const trials = CORRECT.flatMap(([what, change, paths]) =>
    paths.flatMap((path) => interactionsOf(path).map((interaction) => ({ what, change, interaction }))),
  )
  const red = await redIn(trials)
  expect(trials.filter((_, at) => red[at]).map(({ what, interaction }) => `${what}: ${interaction}`)).toEqual(
    [],
  )
})

function inOtherOrder(): Change {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...value].reverse()
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, reversed(one)]))
  }
  return { answer: ({ status, body }) => ({ status, body: reversed(body) }) }
}

function withMore(): Change {
  const more = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(more)
    if (typeof value !== 'object' || value === null) return value
    return {
      ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, more(one)])),
      trace: 'a1',
    }
  }
  return { answer: ({ status, body }) => ({ status, body: more(body) }) }
}
