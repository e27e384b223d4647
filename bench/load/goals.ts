import { median, type ResultRow } from '../measure.ts'
import type { ServedBuild, Sites } from './sites.ts'

/** One figure of a page and its goal relative to the bare page; without a goal it is only shown. */
export type Goal<T> = {
  what: string
  of: (sample: T) => number
  digits?: number
  goal?: string
  isMet?: (ours: number, bare: number) => boolean
}

/** The samples of each site by its name, in the order of the runs. */
export type Samples<T> = Map<string, T[]>

export const HEAD = ['what', 'build', 'bare', 'measured', '× bare', 'goal'] as const

const shown = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : 'never')

/** One row per figure and build; the builds of one figure follow each other. */
export function goalRows<T>(
  goals: readonly Goal<T>[],
  { bare, builds }: Sites,
  samples: Samples<T>,
): ResultRow[] {
  return goals.flatMap(({ what, of, digits = 0, goal = '-', isMet }) => {
    const middle = ({ name }: ServedBuild) => median((samples.get(name) ?? []).map(of))
    const base = middle(bare)
    return builds.map((site) => {
      const measured = middle(site)
      const ratio = base > 0 && Number.isFinite(measured) ? (measured / base).toFixed(2) : '-'
      return {
        cells: [what, site.name, shown(base, digits), shown(measured, digits), ratio, goal],
        isMet: isMet?.(measured, base) ?? true,
      }
    })
  })
}

/**
 * Measures the sites by turns, each round in another order: other load on the machine then affects all alike, and none
 * is always the first.
 */
export async function byTurns<S extends ServedBuild, T>(
  sites: readonly S[],
  runs: number,
  say: string,
  measure: (site: S) => Promise<T>,
): Promise<Samples<T>> {
  const samples: Samples<T> = new Map(sites.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (let turn = 0; turn < sites.length; turn++) {
      const site = sites[(run + turn) % sites.length]
      if (!site) continue
      console.error(`${say}, run ${run + 1} of ${runs}: ${site.name}`)
      samples.get(site.name)?.push(await measure(site))
    }
  }
  return samples
}
