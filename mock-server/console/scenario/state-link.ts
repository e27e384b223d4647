import type { MockView } from '../../control/control.ts'
import type { Brand } from '../../demo-sites/brand/brand.ts'

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
  /** Which tour: its story, how many steps it has, and the language of its card. Left out: as usual. */
  story?: string
  steps?: number
  lang?: string
  /** The brand that the demo has, for whoever opens the link. */
  brand?: Brand | undefined
}

/** A longer logo would make a link that no chat takes and no QR picture holds; the mark of the name stands in for it. */
const LOGO_CHARS = 1_200

/** A brand as a link carries it. */
export const brandInLink = ({ logo, ...brand }: Brand): Brand =>
  logo !== undefined && logo.length <= LOGO_CHARS ? { ...brand, logo } : brand

/** The address at which others find this demo: empty if it is this device's own, which nobody else can open. */
export function addressForOthers(base: string): string {
  const { protocol, hostname } = new URL(base)
  const isOwn = protocol === 'file:' || /^(localhost|127\.|\[?::1)/.test(hostname)
  return isOwn ? '' : base
}

/** The address that somebody typed for a link. Throws the message for the field. */
export function typedAddress(text: string): string {
  const address = text.trim()
  if (address === '') throw new Error('请填写别人能打开的演示地址，例如 https://demo.example/')
  if (!/^(https?|file):\/\/[^\s?#]+$/.test(address))
    throw new Error('演示的地址要以 https:// 或 http:// 开头，不带 ? 和 #')
  return address
}

/** The link to a state, for a copy of the demo at `base` (its address without query and hash). */
export function stateLink(base: string, state: DemoState): string {
  const { scenario, params, username, route, theme, at, faults, tour, story, steps, lang, brand } = state
  const query = new URLSearchParams({ scenario })
  if (Object.keys(params).length > 0) query.set('params', JSON.stringify(params))
  if (at !== undefined) query.set('at', at)
  query.set('as', username)
  if (theme !== undefined) query.set('theme', theme)
  if (faults.length > 0) query.set('faults', JSON.stringify(faults))
  if (tour !== undefined) query.set('tour', tour)
  for (const [name, value] of Object.entries({ story, steps, lang }))
    if (value !== undefined) query.set(name, String(value))
  if (brand !== undefined) query.set('brand', JSON.stringify(brandInLink(brand)))
  return `${base}?${query}#${route}`
}
