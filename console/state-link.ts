/** What a link to a state of the demo names (mock-server/scenarios/opening.ts, and who is logged in). */
export type DemoState = {
  scenario: string
  params: Readonly<Record<string, unknown>>
  /** Empty: nobody. */
  username: string
  route: string
  theme: 'dark' | 'light' | undefined
}

/** The link to a state, for a copy of the demo at `base` (its address without query and hash). */
export function stateLink(base: string, { scenario, params, username, route, theme }: DemoState): string {
  const query = new URLSearchParams({ scenario })
  if (Object.keys(params).length > 0) query.set('params', JSON.stringify(params))
  query.set('as', username)
  if (theme !== undefined) query.set('theme', theme)
  return `${base}?${query}#${route}`
}
