import { median, type ResultRow } from '../measure.ts'
import type { ServedBuild } from './sites.ts'

/** A measured figure and the same of both floors. */
export type Compared = { ours: number; bare: number; still: number }

/** One figure of a page and its goal; without a goal it is only shown. */
export type Goal<T> = {
  what: string
  of: (sample: T) => number
  digits?: number
  goal?: string
  isMet?: (figure: Compared) => boolean
}

/** The samples of each page by its name, in the order of the runs. */
export type Samples<T> = Map<string, T[]>

/** The names of the pages that are compared: both floors, and one for each build with the build's name. */
export type Pages = { bare: string; still: string; builds: readonly { build: string; page: string }[] }

export const HEAD = [
  'what',
  'build',
  'bare',
  'same pixels',
  'measured',
  '× bare',
  '× same pixels',
  'goal',
] as const

const shown = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : 'never')
const ratio = (value: number, floor: number) =>
  floor > 0 && Number.isFinite(value) ? (value / floor).toFixed(2) : '-'

/** One row per figure and build; the builds of one figure follow each other. */
export function goalRows<T>(goals: readonly Goal<T>[], pages: Pages, samples: Samples<T>): ResultRow[] {
  return goals.flatMap(({ what, of, digits = 0, goal = '-', isMet }) => {
    const middle = (name: string) => median((samples.get(name) ?? []).map(of))
    const [bare, still] = [middle(pages.bare), middle(pages.still)]
    return pages.builds.map(({ build, page }) => {
      const ours = middle(page)
      const cells = [bare, still, ours].map((value) => shown(value, digits))
      return {
        cells: [what, build, ...cells, ratio(ours, bare), ratio(ours, still), goal],
        isMet: isMet?.({ ours, bare, still }) ?? true,
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
