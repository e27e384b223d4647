import { readFileSync } from 'node:fs'
import type { AppRoute } from '@ts-rest/core'
import { noData } from '#contracts/envelope.ts'
import { contract } from '#contracts/index.ts'
import { isOnEveryScreen, isWhole } from '#contracts/test-corpora/extent.ts'
import { ACTIONS } from '#e2e/matrix/actions.ts'
import { FOUND } from './found.ts'
import { type Mutation, mutationsOf } from './mutations.ts'
import { answerSchema, fieldsOf } from './schema-walk.ts'
import type { Outcome } from './visit.tsx'

/** Which visits make each call, by path: recorded by `npm run corpora`, which makes every visit. */
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

const hasData = (path: string): boolean => fieldsOf(answerSchema(routeAt(path))).data !== noData

/**
 * A few visits that make the recorded calls between them, and for which calls each of them answers. Money actions, and
 * calls of whose answer the message alone is read, are left to the whole run, and to the money matrix.
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

/** Which mutations of a call a visit tries. */
export type Share = { visit: string; record: CallsOnScreens }

/**
 * `npm run corpora` spreads all mutations of a call over the screens that make it, or, with CORPORA_SCREENS=every,
 * tries all of them on each. The sample takes one, which differs from call to call, and spoils an amount where there is
 * one; beside it, what was found before.
 */
export function mutationsFor(path: string, good: string, { visit, record }: Share): readonly Mutation[] {
  const all = mutationsOf(routeAt(path), good)
  const visits = record[path] ?? []
  if (isOnEveryScreen) return all
  if (isWhole) return all.filter((_, at) => visits[at % visits.length] === visit)
  const place = Object.keys(record).indexOf(path)
  const once = FOUND.filter((one) => one.visit === visit && one.path === path).map(({ what }) => what)
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
    ...FOUND.filter((one) => one.visit === visit).map(({ path }) => path),
  ]),
]

/** The first good answer of each call of a visit. */
export const firstAnswers = ({ asked }: Outcome): Map<string, string> =>
  new Map(asked.map(({ path, good }) => [path, good] as const).reverse())
