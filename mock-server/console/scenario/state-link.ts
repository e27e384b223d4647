import type { MockView } from '../../control/control.ts'

/** The parts of a link to a state of the demo (mock-server/scenarios/demo/opening.ts, and who is logged in). */
export type DemoState = {
  scenario: string
  params: Readonly<Record<string, unknown>>
  /** Empty: nobody. */
  username: string
  route: string
  theme: 'dark' | 'light' | undefined
  /** The moment at which the state begins, as Beijing text; undefined: whenever the link is opened. */
  at: string | undefined
  faults: MockView['faults']
  /** The guided tour begins there: `guide` for a visitor who taps, `play` for the presenter. */
  tour?: 'guide' | 'play'
}

/** The link to a state, for a copy of the demo at `base` (its address without query and hash). */
export function stateLink(base: string, state: DemoState): string {
  const { scenario, params, username, route, theme, at, faults, tour } = state
  const query = new URLSearchParams({ scenario })
  if (Object.keys(params).length > 0) query.set('params', JSON.stringify(params))
  if (at !== undefined) query.set('at', at)
  query.set('as', username)
  if (theme !== undefined) query.set('theme', theme)
  if (faults.length > 0) query.set('faults', JSON.stringify(faults))
  if (tour !== undefined) query.set('tour', tour)
  return `${base}?${query}#${route}`
}
