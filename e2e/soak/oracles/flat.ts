/** What a page holds on to, after a collection. `document` tells loads of the page apart. */
export type Holds = { document: number; heapMb: number; nodes: number; listeners: number; worldMb: number }

/** The screens and lists that are kept differ from look to look by this much; a leak adds up beyond it. */
export const MOST = { heapMb: 8, nodes: 4_000, listeners: 1_500 }

/** Looks at a document that are not counted: its code is loaded and its kept screens are opened first. */
const WARM_UP = 3
/** Fewer looks tell nothing. */
const LEAST = 6

type Judged = { looks: number; grown: { heapMb: number; nodes: number; listeners: number } }

/** How much each document has grown, from the middle of its first looks to the middle of its last. */
export const growth = (all: readonly Holds[]): Judged[] =>
  [...Map.groupBy(all, ({ document }) => document).values()].flatMap((ofOne) => {
    const looks = ofOne.slice(WARM_UP)
    if (looks.length < LEAST) return []
    const third = Math.floor(looks.length / 3)
    const grew = (of: (holds: Holds) => number) =>
      median(looks.slice(-third).map(of)) - median(looks.slice(0, third).map(of))
    return [
      {
        looks: looks.length,
        grown: {
          heapMb: grew(({ heapMb, worldMb }) => heapMb - worldMb),
          nodes: grew(({ nodes }) => nodes),
          listeners: grew(({ listeners }) => listeners),
        },
      },
    ]
  })

/** The documents that grew by more than a page may. */
export const leaks = (all: readonly Holds[]): string[] =>
  growth(all).flatMap(({ looks, grown }) =>
    (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((what) =>
      grown[what] > MOST[what]
        ? [`${what} grew by ${grown[what].toFixed(1)} over ${looks} looks; ${MOST[what]} are allowed`]
        : [],
    ),
  )

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
