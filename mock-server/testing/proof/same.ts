import { isDeepStrictEqual } from 'node:util'

/** What the proof found wrong. Thrown without a test runner too: the long runs have none. */
export class ProofFailure extends Error {
  override readonly name = 'Broken'
}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new ProofFailure(what)
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 600) ?? String(value)

export function same(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new ProofFailure(`${what}: the house has ${shown(actual)}, the model ${shown(expected)}`)
}

/** 元 of an answer as whole fen, without the contract's own conversion. */
export const centsOf = (wire: unknown): number => Number(Number(wire).toFixed(2).replace('.', ''))
