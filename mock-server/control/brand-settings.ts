import { SITE_SEED } from '../data/app-info.ts'
import type { Brand } from '../demo-sites/brand/brand.ts'
import type { SiteSettings } from '../state/site.ts'

type Said = Pick<SiteSettings, 'title' | 'serviceUrl' | 'agentUrl' | 'h5Url' | 'iosDownloadUrl' | 'visitUrl'>

const SETTINGS = {
  service: 'serviceUrl',
  agent: 'agentUrl',
  official: 'h5Url',
  app: 'iosDownloadUrl',
  usd: 'visitUrl',
} as const satisfies Record<keyof NonNullable<Brand['contact']>, keyof Said>

/** The site's settings that a brand changes: its name, and the links that it has. */
export function settingsOf({ name, contact = {} }: Brand): Partial<Said> {
  const links = Object.entries(SETTINGS).flatMap(([contactName, setting]) => {
    const address = contact[contactName as keyof typeof SETTINGS]
    return address === undefined ? [] : [[setting, address]]
  })
  return { title: name, ...Object.fromEntries(links) }
}

/** The demo's own values of the settings that a brand changes. */
export const settingsWithout = (brand: Brand): Partial<Said> =>
  Object.fromEntries(
    (Object.keys(settingsOf(brand)) as (keyof Said)[]).map((setting) => [setting, SITE_SEED[setting]]),
  )
