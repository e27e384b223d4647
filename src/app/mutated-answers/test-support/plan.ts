import { readFileSync } from 'node:fs'
import type { AppRoute } from '@ts-rest/core'
import { contract } from '#contracts/index.ts'
import { answerSchema, fieldsOf } from '#contracts/test-support/test-walk.ts'
import { noData } from '#contracts/wire/envelope.ts'
import { ACTIONS } from '#e2e/matrix/actions.ts'
import { FOUND } from './found.ts'
import { type Mutation, mutationsOf } from './mutations.ts'
import type { Outcome } from './visit.tsx'

/** Which visits make each call, by path: recorded by `npm run corpora`, which makes every visit. Only the sample reads it. */
export type CallsOnScreens = Readonly<Record<string, readonly string[]>>

/** Calls that no screen makes, and why. */
export const ON_NO_SCREEN: Readonly<Record<string, string>> = {
  '/api/login_pc': 'the login of another client; the app logs in by /api/login',
}

export const RECORD = `${import.meta.dirname}/calls-on-screens.json`
export const readRecord = (): CallsOnScreens => JSON.parse(readFileSync(RECORD, 'utf8'))

const isRoute = (node: object): node is AppRoute => 'method' in node && 'path' in node
/** Every call of the contract by its path. */
export const ROUTES_BY_PATH: ReadonlyMap<string, AppRoute> = new Map(
  Object.values(contract).flatMap((router) =>
    Object.values(router).flatMap((node): [string, AppRoute][] => (isRoute(node) ? [[node.path, node]] : [])),
  ),
)

export const routeAt = (path: string): AppRoute => {
  const route = ROUTES_BY_PATH.get(path)
  if (!route) throw new Error(`the contract has no ${path}`)
  return route
}

const MONEY_ACTIONS: ReadonlySet<string> = new Set(ACTIONS.map(({ name }) => name))

/** Calls of which the sample tries no mutation, though it reads them: see `coverOf`. */
export const isForWholeRun = (path: string, record: CallsOnScreens): boolean =>
  !hasData(path) || (record[path] ?? []).every((name) => MONEY_ACTIONS.has(name))

const hasData = (path: string): boolean => fieldsOf(answerSchema(routeAt(path))).data !== noData

/**
 * A few visits that together make the recorded calls, and the calls that each of them covers. Money actions, and calls
 * whose message alone is read, are left to the whole run and the money matrix.
 */
export function coverOf(record: CallsOnScreens): Map<string, string[]> {
  const cover = new Map<string, string[]>()
  const calls = Object.entries(record)
    .filter(([path]) => hasData(path))
    .map(([path, visits]) => [path, visits.filter((name) => !MONEY_ACTIONS.has(name))] as const)
  // A call on few screens leaves the least choice.
  for (const [path, visits] of calls.sort(([, a], [, b]) => a.length - b.length)) {
    const chosen = visits.find((name) => cover.has(name)) ?? visits[0]
    if (chosen !== undefined) cover.set(chosen, [...(cover.get(chosen) ?? []), path])
  }
  return cover
}

/** Of which visit the sample is taken, and which visits make which calls. */
export type Sampled = { visit: string; record: CallsOnScreens }

/**
 * The mutations of a call that a visit tries in the sample: one, which differs from call to call and spoils an amount
 * if there is one, and those that have found faults before.
 */
export function sampleOf(path: string, good: string, { visit, record }: Sampled): readonly Mutation[] {
  const all = mutationsOf(routeAt(path), good)
  const place = Object.keys(record).indexOf(path)
  const once = FOUND.filter((fault) => fault.visit === visit && fault.path === path).map(({ what }) => what)
  const known = all.filter(({ what }) => once.includes(what))
  if (known.length < once.length) throw new Error(`${path} has no mutation ${once.join(', ')} any more`)
  if (coverOf(record).get(visit)?.includes(path) !== true) return known
  const turn = <T>(list: readonly T[]) => list.slice((place * TURN) % (list.length || 1)).slice(0, 1)
  const amounts = all.filter(({ spoilsAmount }) => spoilsAmount)
  return [...known, ...turn(amounts.length > 0 ? amounts : all)]
}

/** Prime, so that neighbours in the record meet mutations that are far apart. */
const TURN = 37

/** The calls that a visit tries in the sample. */
export const pathsOf = (visit: string, cover: ReadonlyMap<string, readonly string[]>): readonly string[] => [
  ...new Set([
    ...(cover.get(visit) ?? []),
    ...FOUND.filter((fault) => fault.visit === visit).map(({ path }) => path),
  ]),
]

/** The first good answer of each call of a visit. */
export const firstAnswers = ({ calls }: Outcome): Map<string, string> =>
  new Map(calls.map(({ path, good }) => [path, good] as const).reverse())
