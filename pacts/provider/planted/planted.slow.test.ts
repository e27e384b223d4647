import { expect, it } from 'vitest'
import { SLOW_MS } from '../test-verify.ts'
import { ALLOWED } from './allowed.ts'
import caughtBy from './caught-by.json' with { type: 'json' }
import { CORRECT } from './correct.ts'
import { interactionsOf, redIn } from './verify-planted.ts'
import { WRONG_BALANCES } from './wrong-balances.ts'
import { WRONG_IDENTITY } from './wrong-identity.ts'
import { WRONG_KINDS } from './wrong-kinds.ts'
import { WRONG_MEMBERS } from './wrong-members.ts'
import { WRONG_ORDERS } from './wrong-orders.ts'
import { WRONG_PAYMENTS } from './wrong-payments.ts'
import { WRONG_FILTERS, WRONG_PAGES, WRONG_TIMES } from './wrong-rows.ts'
import { WRONG_SPANS } from './wrong-spans.ts'
import { WRONG_TEXTS } from './wrong-texts.ts'
import { WRONG_VALUES } from './wrong-values.ts'

const ALL = [
  ...WRONG_VALUES,
  ...WRONG_KINDS,
  ...WRONG_FILTERS,
  ...WRONG_PAGES,
  ...WRONG_TIMES,
  ...WRONG_IDENTITY,
  ...WRONG_PAYMENTS,
  ...WRONG_BALANCES,
  ...WRONG_SPANS,
  ...WRONG_ORDERS,
  ...WRONG_MEMBERS,
  ...WRONG_TEXTS,
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
  expect(ALL.length).toBeGreaterThanOrEqual(400)
  expect([...CAUGHT_BY.keys(), ...Object.keys(ALLOWED)].sort()).toEqual(names.sort())
})

it('the verifier finds each of them red', { timeout: SLOW_MS }, async () => {
  const trials = ALL.flatMap((planted) => {
    const interaction = CAUGHT_BY.get(nameOf(planted))
    return interaction === undefined ? [] : [{ ...planted, interaction }]
  })
  const red = await redIn(trials)
  expect(trials.filter((_, at) => !red[at]).map(nameOf)).toEqual([])
})

it('correct answers of other forms stay green', { timeout: SLOW_MS }, async () => {
  const trials = CORRECT.flatMap(({ what, change, paths }) =>
    paths.flatMap((path) => interactionsOf(path).map((interaction) => ({ what, change, interaction }))),
  )
  expect(trials.length).toBeGreaterThanOrEqual(120)
  const red = await redIn(trials)
  expect(trials.filter((_, at) => red[at]).map(({ what, interaction }) => `${what}: ${interaction}`)).toEqual(
    [],
  )
})
