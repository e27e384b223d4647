/**
 * Test cases from parts. Each dimension is a list of values, and a case takes one value of each. The whole product
 * is for the script; in a sample every two values of different dimensions meet at least once.
 */
export type Dimensions = readonly (readonly unknown[])[]
/** One value of each dimension. */
export type Case<D extends Dimensions> = { -readonly [K in keyof D]: D[K][number] }

/** Yields every combination. */
export function* productOf<const D extends Dimensions>(dimensions: D): Generator<Case<D>> {
  const places = dimensions.map(() => 0)
  for (;;) {
    yield dimensions.map((values, at) => values[places[at] ?? 0]) as Case<D>
    let at = dimensions.length - 1
    while (at >= 0 && (places[at] ?? 0) + 1 === dimensions[at]?.length) places[at--] = 0
    if (at < 0) return
    places[at] = (places[at] ?? 0) + 1
  }
}

export const sizeOf = (dimensions: Dimensions): number => dimensions.reduce((n, { length }) => n * length, 1)

/**
 * Yields every pair of values of two dimensions, with the first value of every other dimension. First values are
 * plain, so that no other fault hides what is wrong with the pair.
 */
export function* pairsAround<const D extends Dimensions>(dimensions: D): Generator<Case<D>> {
  const plain = dimensions.map(([first]) => first)
  for (const [a, left] of dimensions.entries())
    for (const [b, right] of dimensions.entries())
      if (a < b)
        for (const leftValue of left)
          for (const rightValue of right)
            yield plain.map((value, at) => (at === a ? leftValue : at === b ? rightValue : value)) as Case<D>
}

/**
 * A small set of combinations that covers every pair of values of two dimensions. Greedy, and the same every time.
 */
export function pairwiseOf<const D extends Dimensions>(dimensions: D): Case<D>[] {
  const open = new Set<string>()
  for (const [a, left] of dimensions.entries())
    for (let b = a + 1; b < dimensions.length; b += 1)
      for (const i of left.keys()) for (const j of (dimensions[b] ?? []).keys()) open.add(pair(a, i, b, j))
  const cases: Case<D>[] = []
  while (open.size > 0) {
    const places = completed(dimensions, open)
    for (const [a, i] of places.entries())
      for (const [b, j] of places.entries()) if (a < b) open.delete(pair(a, i, b, j))
    cases.push(places.map((place, at) => dimensions[at]?.[place]) as Case<D>)
  }
  return cases
}

const pair = (a: number, i: number, b: number, j: number) => `${a}.${i} ${b}.${j}`

/** A case that covers the first open pair and, dimension by dimension, as many other open pairs as possible. */
function completed(dimensions: Dimensions, open: ReadonlySet<string>): number[] {
  const [first = ''] = open
  const [, a = 0, i = 0, b = 0, j = 0] = (/(\d+)\.(\d+) (\d+)\.(\d+)/.exec(first) ?? []).map(Number)
  const places = new Map([
    [a, i],
    [b, j],
  ])
  for (const [at, values] of dimensions.entries()) {
    if (places.has(at)) continue
    const gain = (value: number) =>
      [...places].filter(([other, otherValue]) =>
        open.has(other < at ? pair(other, otherValue, at, value) : pair(at, value, other, otherValue)),
      ).length
    let best = 0
    for (const value of values.keys()) if (gain(value) > gain(best)) best = value
    places.set(at, best)
  }
  return dimensions.map((_, at) => places.get(at) ?? 0)
}
