import fc from 'fast-check'
import { fen, plain, yuanOf } from '#contracts/money/money.ts'
import type { Call, Model, Person } from '../model/state.ts'
import { type Caller, caller, type Plan, Step } from '../step.ts'

/** How commands are drawn. Small numbers select the n-th of what exists, so that they are valid in any model. */
export const anyIndex = fc.nat(23)
/** Usually the same member, so that its history grows. */
export const who = fc.constantFrom(0, 0, 0, 0, 0, 1, 1, 2, 3)
/** Indexes of venues: usually the same few, so that commands affect the same wallets. */
export const venueIndex = fc.constantFrom(0, 0, 0, 2, 2, 2, 4, 5, 9, 1, 3, 6, 7, 8, 10)
export const anyBoolean = fc.boolean()

export type Drawn = fc.Arbitrary<Step>

const names = new WeakMap<Drawn, string>()
export const commandKind = (drawn: Drawn): string => names.get(drawn) ?? ''

const plans = new Map<string, (m: Model, drawn: never) => Plan>()

export function command<D>(kind: string, drawn: fc.Arbitrary<D>, plan: (m: Model, drawn: D) => Plan): Drawn {
  plans.set(kind, plan)
  const arbitrary = drawn.map((values) => new Step(kind, values, (m) => plan(m, values)))
  names.set(arbitrary, kind)
  return arbitrary
}

/** Rebuilds a step from the form that a failure prints, for the fixed counterexamples. */
export function stepOf([kind, drawn]: readonly [kind: string, drawn: unknown]): Step {
  const plan = plans.get(kind)
  if (!plan) throw new RangeError(`no command "${kind}"`)
  return new Step(kind, drawn, (m) => plan(m, drawn as never))
}

export const kinds = (): string[] => [...plans.keys()]

/** A command of a logged-in member. */
export const memberCommand = <D extends { who: number }>(
  kind: string,
  drawn: fc.Arbitrary<D>,
  call: (by: Caller, drawn: D, m: Model) => Call | undefined,
): Drawn =>
  command(kind, drawn, (m, values) => {
    const by = caller(m, values.who)
    return by && call(by, values, m)
  })

/** Repeats a command, so that it is drawn more often than others. */
export const often = (times: number, drawn: Drawn): Drawn[] => Array.from({ length: times }, () => drawn)

export const atIndex = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)]

/** A share of a balance, all of it, or one fen more. */
export const share = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 31 }).map((of32) => ({ of32 })) },
  { weight: 2, arbitrary: fc.constant({ of32: 32 }) },
  { weight: 1, arbitrary: fc.constant({ of32: 32, more: 1 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 999 }).map((more) => ({ of32: 0, more })) },
)
export type ShareOf = { of32: number; more?: number }
export const partOf = (whole: number, { of32, more = 0 }: ShareOf): number =>
  Math.floor((whole * of32) / 32) + more

/** Clients send amounts as numbers or as texts. */
export const form = fc.constantFrom('number' as const, 'text' as const)
export const asWire = (amount: number, as: 'number' | 'text'): number | string =>
  as === 'number' ? yuanOf(fen(amount)) : plain(fen(amount))

/** The member's payment password, or a plausible one if none is set. */
export const payOf = (p: Person): string => p.pay || '123456'
