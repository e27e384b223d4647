import { isDeepStrictEqual } from 'node:util'

/** A violation that the proof found. Not a test runner's error, since the long runs have no test runner. */
export class ProofFailure extends Error {
  override readonly name = 'ProofFailure'
}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new ProofFailure(what)
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 600) ?? String(value)

export function same(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new ProofFailure(`${what}: the mock backend has ${shown(actual)}, the model ${shown(expected)}`)
}

/** Converts 元 of an answer to whole fen, independently of the contract's conversion. */
export const centsOf = (wire: unknown): number => Number(Number(wire).toFixed(2).replace('.', ''))
